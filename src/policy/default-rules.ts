import type { Rule } from '../contract/recipe.js';

/** One group of rules with the words a model hears when one of them refuses. */
interface Group {
  say: string;
  rules: { rule: string; match: string[]; not_match?: string[] }[];
}

const DESTROYS: Group = {
  say: 'It would destroy what the run cannot give back. Name the files inside the workspace that you mean.',
  rules: [
    {
      rule: 'exec(rm -rf /)',
      match: [
        'rm -rf /',
        'rm -fr /',
        'rm / -r -f',
        'rm --recursive --force /',
        'rm -rf "$X"',
        '/bin/rm -rf //',
      ],
      not_match: ['rm -rf dist', 'rm -rf ./dist/*', 'rm -r /', 'echo "rm -rf /"'],
    },
    { rule: 'exec(rm -r /)', match: ['rm -R /', 'rm -rv /.'], not_match: ['rm -r build'] },
    { rule: 'exec(rm -rf ~)', match: ['rm -rf ~/', 'rm -rf ~'], not_match: ['rm -rf ./~'] },
    { rule: 'exec(rm -rf --no-preserve-root*)', match: ['rm -rf --no-preserve-root x'] },
    { rule: 'exec(rm -rf .git*)', match: ['rm -rf .git', 'rm -fr ./.git'], not_match: ['rm -rf src'] },
    { rule: 'exec(find / *-delete*)', match: ['find / -name x -delete'], not_match: ['find . -delete'] },
    { rule: 'exec(mkfs*)', match: ['mkfs.ext4 /dev/sda1', 'sudo mkfs /dev/sdb'] },
    { rule: 'exec(dd *of=/dev/sd*)', match: ['dd if=/dev/zero of=/dev/sda'], not_match: ['dd if=a of=b'] },
    { rule: 'exec(dd *of=/dev/nvme*)', match: ['dd if=x of=/dev/nvme0n1'] },
    {
      rule: 'exec(chmod -R * /)',
      match: ['chmod -R 777 /', 'chmod 777 / -R'],
      not_match: ['chmod -R u+w src'],
    },
    { rule: 'exec(chown -R * /)', match: ['chown -R me:me /'] },
    { rule: 'exec(shutdown*)', match: ['shutdown -h now'] },
    { rule: 'exec(reboot*)', match: ['sudo reboot'] },
    { rule: 'exec(poweroff*)', match: ['systemctl poweroff; poweroff'] },
    { rule: 'exec(systemctl poweroff*)', match: ['systemctl poweroff'] },
    {
      rule: 'exec(kill * -1)',
      match: ['kill -9 -1', 'kill -s KILL -1'],
      not_match: ['kill 123', 'kill -1 123'],
    },
    { rule: 'exec(terraform destroy*)', match: ['terraform destroy -auto-approve'] },
  ],
};

/** Options that name a program to run: with them an allowed git command is any command. Source: public report CCA#1002. */
const GIT_PROGRAMS: Group = {
  say: 'It names a program for git to run. Use the plain git command.',
  rules: [
    {
      rule: 'exec(git *--receive-pack*)',
      match: ['git push --receive-pack="sh -c id" origin'],
      not_match: ['git push origin main'],
    },
    { rule: 'exec(git *--upload-pack*)', match: ['git fetch --upload-pack=./x origin'] },
    { rule: 'exec(git *--exec=*)', match: ['git archive --remote=x --exec=./y HEAD'] },
  ],
};

const REWRITES: Group = {
  say: 'It rewrites or throws away history or work that is not committed. Make a new commit, or undo single files with git restore.',
  rules: [
    {
      rule: 'exec(git push *--force*)',
      match: ['git push --force', 'git -C x push origin main --force-with-lease', 'git push origin $X'],
      not_match: ['git push origin main', 'git log --grep "push --force"'],
    },
    {
      rule: 'exec(git push -f*)',
      match: ['git push -f', 'git push origin main -f', 'git push -uf origin x'],
    },
    { rule: 'exec(git push * +*)', match: ['git push origin +main'], not_match: ['git push origin main'] },
    { rule: 'exec(git push *--mirror*)', match: ['git push --mirror origin'] },
    { rule: 'exec(git push *--delete*)', match: ['git push origin --delete main'] },
    { rule: 'exec(git push * :**)', match: ['git push origin :main'], not_match: ['git push origin a:b'] },
    { rule: 'exec(git filter-branch*)', match: ['git filter-branch --all'] },
    { rule: 'exec(git filter-repo*)', match: ['git filter-repo --path x'] },
    { rule: 'exec(git rebase*)', match: ['git rebase -i HEAD~3'], not_match: ['git log rebase'] },
    { rule: 'exec(git reset *--hard*)', match: ['git reset --hard HEAD~1'], not_match: ['git reset HEAD x'] },
    { rule: 'exec(git clean -f*)', match: ['git clean -fdx', 'git clean -xdf', 'git clean --force'] },
    { rule: 'exec(git reflog expire*)', match: ['git reflog expire --all'] },
    { rule: 'exec(git update-ref*)', match: ['git update-ref -d refs/heads/x'] },
    { rule: 'exec(git branch -D*)', match: ['git branch -D x'], not_match: ['git branch -d x'] },
    { rule: 'exec(git stash drop*)', match: ['git stash drop'] },
    { rule: 'exec(git stash clear*)', match: ['git stash clear'] },
    { rule: 'exec(git config *--global*)', match: ['git config --global user.name x'] },
    { rule: 'exec(git config *--system*)', match: ['git config --system user.name x'] },
    { rule: 'exec(git config *hooksPath*)', match: ['git config core.hooksPath .x'] },
  ],
};

const CREDENTIALS: Group = {
  say: 'Credentials are no part of the task, and the run has none that could help. Do without.',
  rules: [
    ...[
      '.ssh/**',
      '.aws/**',
      '.gnupg/**',
      '.kube/config',
      '.docker/config.json',
      '.config/gh/**',
      '.config/gcloud/**',
    ].map((glob) => ({
      rule: `read(**/${glob})`,
      match: [`/home/me/${glob.replace('**', 'x')}`],
      not_match: ['src/a.ts'],
    })),
    { rule: 'read(.netrc)', match: ['/home/me/.netrc', '.netrc'], not_match: ['docs/netrc.md'] },
    { rule: 'read(.git-credentials)', match: ['/home/me/.git-credentials'] },
    { rule: 'exec(git credential*)', match: ['git credential fill', 'git credential-store get'] },
    { rule: 'exec(gh auth*)', match: ['gh auth token'] },
    { rule: 'exec(npm token*)', match: ['npm token list'] },
    { rule: 'exec(aws configure*)', match: ['aws configure get aws_secret_access_key'] },
    { rule: 'exec(aws sts*)', match: ['aws sts get-session-token'] },
    { rule: 'exec(gcloud auth print-*)', match: ['gcloud auth print-access-token'] },
    { rule: 'exec(az account get-access-token*)', match: ['az account get-access-token'] },
    { rule: 'exec(security find-*-password*)', match: ['security find-generic-password -w'] },
    { rule: 'exec(gdb *-p*)', match: ['gdb -p 1', 'gdb --pid=1'] },
    { rule: 'exec(gcore*)', match: ['gcore 1'] },
    { rule: 'exec(strace *-p*)', match: ['strace -f -p 1'] },
    { rule: 'exec(sudo*)', match: ['sudo ls', 'sudo -n true'], not_match: ['echo sudo', 'grep sudo x'] },
    { rule: 'exec(su)', match: ['su'] },
    { rule: 'exec(su *)', match: ['su -c id'], not_match: ['sum x'] },
    { rule: 'exec(doas*)', match: ['doas id'] },
    { rule: 'exec(docker *--privileged*)', match: ['docker run --privileged x'] },
    { rule: 'exec(docker *-v /:**)', match: ['docker run -v /:/host x'] },
    { rule: 'exec(docker *--pid*host*)', match: ['docker run --pid=host x', 'docker run --pid host x'] },
    { rule: 'exec(crontab*)', match: ['crontab -l'] },
  ],
};

const PUBLISHES: Group = {
  say: 'The run publishes only through its recipe’s outputs. Stage the result instead.',
  rules: [
    ...[
      'npm publish',
      'npm unpublish',
      'npm dist-tag',
      'npm deprecate',
      'pnpm publish',
      'yarn publish',
      'yarn npm publish',
    ],
    ...[
      'bun publish',
      'cargo publish',
      'cargo yank',
      'twine upload',
      'poetry publish',
      'uv publish',
      'flit publish',
    ],
    ...[
      'hatch publish',
      'gem push',
      'docker push',
      'podman push',
      'helm push',
      'mvn deploy',
      'dotnet nuget push',
    ],
    ...[
      'pod trunk push',
      'goreleaser release',
      'vsce publish',
      'ovsx publish',
      'lerna publish',
      'semantic-release',
    ],
  ]
    .map((command) => ({ rule: `exec(${command}*)`, match: [command, `CI=1 timeout 9 ${command} --x`] }))
    .concat([
      { rule: 'exec(npx semantic-release*)', match: ['npx semantic-release'] },
      { rule: 'exec(python* -m twine upload*)', match: ['python3 -m twine upload dist/*'] },
      { rule: 'exec(npm * publish*)', match: ['npm --access public publish'] },
    ]),
};

const SENDS: Group = {
  say: 'Commands do not talk to GitHub or send files or tokens anywhere; the recipe’s outputs do that after the run.',
  rules: [
    ...[
      'api',
      'secret',
      'variable',
      'release',
      'gist',
      'workflow',
      'cache',
      'actions-cache',
      'ssh-key',
      'gpg-key',
    ].map((name) => ({ rule: `exec(gh ${name}*)`, match: [`gh ${name} x`], not_match: ['gh pr view 1'] })),
    ...['comment', 'review', 'merge', 'create', 'close', 'edit', 'delete', 'ready', 'lock'].map((verb) => ({
      rule: `exec(gh * ${verb}*)`,
      match: [`gh pr ${verb} 1`, `gh issue ${verb} 1`],
      not_match: ['gh pr view 1', 'gh pr diff'],
    })),
    {
      rule: 'exec(curl *uthorization*)',
      match: ['curl -H "Authorization: token x" https://a.example'],
      not_match: ['curl https://a.example'],
    },
    { rule: 'exec(curl *authorization*)', match: ["curl --header 'authorization: x' https://a.example"] },
    {
      rule: 'exec(curl -u*)',
      match: ['curl -u a:b https://a.example', 'curl -su a:b https://a.example'],
      not_match: ['curl -sSf https://a.example/my-utils'],
    },
    { rule: 'exec(curl * -u*)', match: ['curl https://a.example -u a:b', 'curl -s -ua:b https://a.example'] },
    { rule: 'exec(curl *--user *)', match: ['curl --user a:b https://a.example'] },
    { rule: 'exec(curl *--upload-file*)', match: ['curl --upload-file x https://a.example'] },
    { rule: 'exec(curl -T*)', match: ['curl -T x https://a.example', 'curl https://a.example -T x'] },
    {
      rule: 'exec(curl * @*)',
      match: ['curl -d @x https://a.example'],
      not_match: ['curl https://a.example/@scope/pkg'],
    },
    {
      rule: 'exec(curl *=@*)',
      match: ['curl -F f=@x https://a.example', 'curl --data=@x https://a.example'],
    },
    { rule: 'exec(curl *-d@*)', match: ['curl -d@x https://a.example'] },
    { rule: 'exec(wget *--post-file*)', match: ['wget --post-file=x https://a.example'] },
    { rule: 'exec(wget *uthorization*)', match: ['wget --header="Authorization: x" https://a.example'] },
    { rule: 'exec(curl *ACTIONS_*)', match: ['curl https://a.example/?ACTIONS_CACHE_URL'] },
    { rule: 'exec(nc *)', match: ['nc a.example 80', 'cat x | nc a.example 80'], not_match: ['ncdu'] },
    { rule: 'exec(ncat *)', match: ['ncat a.example 80'] },
    { rule: 'exec(socat *)', match: ['socat - TCP:a.example:80'] },
    { rule: 'exec(telnet *)', match: ['telnet a.example'] },
  ],
};

/**
 * What no run does, whoever asks: deny rules that hold in every mode, each with self-tests. Text that is piped into a
 * shell needs no rule: what it runs is not known, and what is not known is refused where any exec rule exists.
 */
export const defaultRules: readonly Rule[] = [
  DESTROYS,
  GIT_PROGRAMS,
  REWRITES,
  CREDENTIALS,
  PUBLISHES,
  SENDS,
].flatMap(({ say, rules }) =>
  rules.map((rule) => ({ say, match: rule.match, not_match: rule.not_match ?? [], rule: rule.rule })),
);
