/** Tokens of services, by the shape their makers gave them. Looked for around long words only, so each must contain one. */
const TOKENS: readonly string[] = [
  String.raw`gh[opusr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|v1\.[0-9a-f]{40}\b`,
  String.raw`gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct|wt)-[\w-]{16,}|GR1348941[\w-]{16,}`,
  String.raw`sk-(?:ant|proj|svcacct|admin|or|lf|live|test)-[\w-]{16,}|sk-[A-Za-z0-9]{20,}|(?:gsk|r8|hf|xai|pplx|csk|nvapi|fw|tvly|jina)[_-][\w-]{16,}`,
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}',
  String.raw`AIza[\w-]{30,}|ya29\.[\w-]{16,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}`,
  String.raw`xox[a-z]-[\w-]{10,}|xapp-\d-[\w-]{16,}|hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]{20,}`,
  String.raw`[sr]k_(?:live|test|prod)_\w{10,}|whsec_[\w+/=]{16,}|sq0[a-z]{3}-[\w-]{20,}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`,
  String.raw`npm_\w{30,}|pypi-[\w-]{50,}|rubygems_[0-9a-f]{40,}|dckr_[po]at_[\w-]{20,}|cio\w{32}|oy2[a-z0-9]{43}`,
  String.raw`SG\.[\w-]{16,}\.[\w-]{30,}|SK[0-9a-f]{32}|key-[0-9a-f]{32}|xkeysib-[0-9a-f]{64}-\w+`,
  String.raw`\d{8,10}:AA[\w-]{33}|[MNO][A-Za-z0-9]{23,25}\.[\w-]{6}\.[\w-]{27,}|APA91b[\w-]{100,}`,
  String.raw`eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{6,}|eyJ[\w-]{10,}\.[\w-]*\.[\w-]{6,}\.[\w-]{6,}\.[\w-]{6,}`,
  String.raw`(?:AccountKey|SharedAccessKey|sig)=[A-Za-z0-9+/%]{30,}={0,2}|\w{3}8Q~[\w~.-]{30,}`,
  String.raw`do[opr]_v1_[0-9a-f]{64}|dapi[0-9a-f]{32}|lin_(?:api|oauth)_\w{32,}|secret_\w{40,}|ntn_\w{40,}|fig[dor]_[\w-]{20,}`,
  String.raw`sntry[su]_[\w+/=-]{30,}|NRAK-[A-Z0-9]{27}|NRJS-\w{19}|hv[sbr]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{50,}`,
  String.raw`PMAK-[0-9a-f]{24}-[0-9a-f]{34}|sb[pr]_[0-9a-f]{40}|sb_secret_[\w-]{20,}|dp\.\w{2,7}\.\w{40,}|fo1_[\w-]{40,}|fm[12]_[\w+/=-]{40,}`,
  String.raw`gl(?:sa|c)_[\w+/=-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{58}|HRKU-[\w-]{36,}|nfp_\w{36,}|ops_eyJ[\w-]{50,}|AT(?:ATT3|BB|CTT3)[\w=-]{20,}`,
  String.raw`pat[A-Za-z0-9]{14}\.[0-9a-f]{64}|EAA[A-Za-z0-9]{80,}|CFPAT-[\w-]{40,}|phx_\w{40,}|rnd_\w{28,}|vcp_\w{24,}`,
  `(?:[Bb]earer|[Bb]asic|[Tt]oken)["']?[ :]+["']?[A-Za-z0-9._~+/-]{16,}=*`,
  String.raw`(?:aws_?secret_?access_?key|client_?secret|api_?key|access_?token|private_?token|x-api-key)["']?\s{0,3}[:=]\s{0,3}["']?[A-Za-z0-9._~+/=-]{16,}`,
];

/** One expression for all of them. `(?<![A-Za-z0-9])` would cost a find: words may be glued to an escape such as `\n`. */
export const TOKEN = new RegExp(TOKENS.join('|'), 'g');
/** How far around a long word a token may reach. */
export const TOKEN_REACH = 60;

/** A private key, to its end line or as far as it looks like one. */
export const PEM =
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:[\sA-Za-z0-9+/=\\:,.>|"'()-]{0,32768}?-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|[\sA-Za-z0-9+/=\\]{0,32768})/g;

/** The password in a URL. */
export const URL_PASSWORD = /:\/\/[^\s/:@"'`<>]{0,100}:([^\s/@"'`<>]{1,300})@/g;
