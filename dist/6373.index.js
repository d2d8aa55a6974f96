export const id = 6373;
export const ids = [6373];
export const modules = {

/***/ 76373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startTelemetry: () => (/* binding */ startTelemetry)
});

// EXTERNAL MODULE: ./node_modules/@opentelemetry/api/build/src/index.js
var src = __webpack_require__(63914);
// EXTERNAL MODULE: ./node_modules/@opentelemetry/exporter-metrics-otlp-http/build/src/index.js
var build_src = __webpack_require__(78816);
// EXTERNAL MODULE: ./node_modules/@opentelemetry/exporter-trace-otlp-http/build/src/index.js
var exporter_trace_otlp_http_build_src = __webpack_require__(86004);
// EXTERNAL MODULE: ./node_modules/@opentelemetry/resources/build/src/index.js
var resources_build_src = __webpack_require__(75647);
// EXTERNAL MODULE: ./node_modules/@opentelemetry/sdk-metrics/build/src/index.js
var sdk_metrics_build_src = __webpack_require__(89174);
// EXTERNAL MODULE: ./node_modules/@opentelemetry/sdk-trace-base/build/src/index-shim.js
var index_shim = __webpack_require__(19644);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
;// CONCATENATED MODULE: ./lib/service/telemetry/spans.js


/** Longest text of an attribute, when content is asked for. */
const MOST_TEXT = 4_000;
/** `prefix/name` as the conventions have it: who serves the model, and its name. */
function modelNames(model) {
    const slash = model.indexOf('/');
    const prefix = model.slice(0, Math.max(0, slash));
    const system = prefix === 'openai-chat' ? 'openai' : prefix;
    return { 'gen_ai.provider.name': system, 'gen_ai.request.model': model.slice(slash + 1) };
}
/**
 * The lines of a run as spans, after OpenTelemetry's conventions for generative AI: `invoke_agent` for the run and each
 * subagent, `chat` for each answer, `execute_tool` for each call. Prompts, answers and arguments only with `content`.
 */
class RunSpans {
    #tracer;
    #root;
    #content;
    #agents = new Map();
    constructor(tracer, root, content) {
        this.#tracer = tracer;
        this.#root = root;
        this.#content = content;
    }
    see(line) {
        if (line.type === 'start')
            this.#open(line);
        const agent = this.#agents.get(line.agent);
        if (!agent)
            return;
        if (line.type === 'assistant')
            this.#chat(agent, line);
        if (line.type === 'result')
            this.#tool(agent, line);
        if (line.type === 'retry')
            agent.span.addEvent('retry', { attempt: line.attempt, reason: line.reason });
        if (line.type === 'ttsr_injection')
            agent.span.addEvent('reminder', { rules: line.rules });
        if (line.type === 'compact')
            agent.span.addEvent('compact', { how: line.how ?? 'summary', from: line.from ?? 0, to: line.to ?? 0 });
        if (line.type === 'end')
            this.#close(line);
    }
    /** Spans of agents whose end nobody told. */
    end() {
        for (const { span } of [...this.#agents.values()].reverse())
            span.end();
        this.#agents.clear();
    }
    #open(line) {
        const parent = line.parent === undefined ? undefined : this.#agents.get(line.parent);
        const span = this.#tracer.startSpan(`invoke_agent ${line.recipe}`, {
            kind: src.SpanKind.INTERNAL,
            startTime: Date.parse(line.at),
            attributes: {
                'gen_ai.operation.name': 'invoke_agent',
                'gen_ai.agent.name': line.recipe,
                'gen_ai.agent.id': line.agent,
                'gen_ai.conversation.id': line.run,
                ...modelNames(line.model),
                'galley.mode': line.mode,
                'galley.event': line.event,
            },
        }, parent?.context ?? this.#root);
        const context = src.trace.setSpan(this.#root, span);
        this.#agents.set(line.agent, { span, context, model: line.model });
    }
    #chat({ context, model }, line) {
        const end = Date.parse(line.at);
        const names = modelNames(model);
        const said = line.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
        this.#tracer
            .startSpan(`chat ${names['gen_ai.request.model']}`, {
            kind: src.SpanKind.CLIENT,
            startTime: end - line.ms,
            attributes: {
                'gen_ai.operation.name': 'chat',
                ...names,
                'gen_ai.usage.input_tokens': line.usage.input,
                'gen_ai.usage.output_tokens': line.usage.output,
                'gen_ai.usage.cache_read.input_tokens': line.usage.cached,
                'gen_ai.response.finish_reasons': [line.stop],
                'galley.cost.usd': line.usage.usd,
                ...(this.#content && { 'gen_ai.output.messages': said.slice(0, MOST_TEXT) }),
            },
        }, context)
            .end(end);
    }
    #tool({ context }, line) {
        const end = Date.parse(line.at);
        const span = this.#tracer.startSpan(`execute_tool ${line.name}`, {
            kind: src.SpanKind.INTERNAL,
            startTime: end - line.ms,
            attributes: {
                'gen_ai.operation.name': 'execute_tool',
                'gen_ai.tool.name': line.name,
                'gen_ai.tool.call.id': line.id,
                'gen_ai.tool.type': 'function',
                ...(this.#content && { 'gen_ai.tool.call.result': line.text.slice(0, MOST_TEXT) }),
            },
        }, context);
        if (!line.ok)
            span.setStatus({ code: src.SpanStatusCode.ERROR });
        span.end(end);
    }
    #close(line) {
        const agent = this.#agents.get(line.agent);
        if (!agent)
            return;
        agent.span.setAttributes({
            'galley.outcome': line.outcome,
            'galley.turns': line.turns,
            'gen_ai.usage.input_tokens': line.usage.input,
            'gen_ai.usage.output_tokens': line.usage.output,
            'galley.cost.usd': line.usage.usd,
        });
        if (outcome/* EXIT_CODE */.F[line.outcome] !== 0) {
            agent.span.setAttribute('error.type', line.outcome);
            agent.span.setStatus({ code: src.SpanStatusCode.ERROR });
        }
        agent.span.end(Date.parse(line.at));
        this.#agents.delete(line.agent);
    }
}

;// CONCATENATED MODULE: ./lib/service/telemetry/metrics.js

/** Boundaries that the conventions for generative AI ask for. */
const TOKENS = [1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304];
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
/** The lines of a run as metrics. Attributes are names and outcomes, never anything that was said. */
class RunMetrics {
    #tokens;
    #seconds;
    #tools;
    #runs;
    #cost;
    #models = new Map();
    constructor(meter) {
        this.#tokens = meter.createHistogram('gen_ai.client.token.usage', {
            unit: '{token}',
            advice: { explicitBucketBoundaries: TOKENS },
        });
        const advice = { explicitBucketBoundaries: SECONDS };
        this.#seconds = meter.createHistogram('gen_ai.client.operation.duration', { unit: 's', advice });
        this.#tools = meter.createHistogram('galley.tool.duration', { unit: 's', advice });
        this.#runs = meter.createCounter('galley.runs', { unit: '{run}' });
        this.#cost = meter.createCounter('galley.cost', { unit: 'USD' });
    }
    see(line) {
        if (line.type === 'start')
            this.#models.set(line.agent, modelNames(line.model));
        const model = this.#models.get(line.agent) ?? {};
        if (line.type === 'assistant') {
            const chat = { 'gen_ai.operation.name': 'chat', ...model };
            this.#tokens.record(line.usage.input, { ...chat, 'gen_ai.token.type': 'input' });
            this.#tokens.record(line.usage.output, { ...chat, 'gen_ai.token.type': 'output' });
            this.#seconds.record(line.ms / 1_000, chat);
            this.#cost.add(line.usage.usd, model);
        }
        if (line.type === 'result')
            this.#tools.record(line.ms / 1_000, { 'gen_ai.tool.name': line.name, ok: line.ok });
        if (line.type === 'end' && line.agent === 'main')
            this.#runs.add(1, { outcome: line.outcome, ...model });
    }
}

;// CONCATENATED MODULE: ./lib/service/telemetry/export.js








const TIMEOUT_MS = 5_000;
const SCOPE = 'galley';
/** Exports over OTLP/HTTP (JSON). A collector that does not answer costs a run five seconds at its end, and nothing else. */
function startTelemetry(target) {
    const resource = (0,resources_build_src.resourceFromAttributes)({ 'service.name': target.serviceName });
    const shared = { headers: target.headers, timeoutMillis: TIMEOUT_MS };
    const tracers = target.traces === undefined
        ? undefined
        : new index_shim/* BasicTracerProvider */.l({
            resource,
            spanProcessors: [new index_shim/* BatchSpanProcessor */.J(new exporter_trace_otlp_http_build_src/* OTLPTraceExporter */.Q({ ...shared, url: target.traces }))],
        });
    const meters = target.metrics === undefined
        ? undefined
        : new sdk_metrics_build_src.MeterProvider({
            resource,
            readers: [
                new sdk_metrics_build_src.PeriodicExportingMetricReader({
                    exporter: new build_src/* OTLPMetricExporter */.r4({ ...shared, url: target.metrics }),
                    exportIntervalMillis: 60_000,
                    exportTimeoutMillis: TIMEOUT_MS,
                }),
            ],
        });
    const spans = tracers && new RunSpans(tracers.getTracer(SCOPE), parentOf(target), target.content);
    const metrics = meters && new RunMetrics(meters.getMeter(SCOPE));
    return {
        see(seen) {
            if (!('seq' in seen))
                return;
            spans?.see(seen);
            metrics?.see(seen);
        },
        async end() {
            spans?.end();
            const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
            const sent = Promise.allSettled([tracers?.shutdown(), meters?.shutdown()]);
            await Promise.race([sent, late]);
        },
    };
}
/** The span that started us, from a W3C `traceparent`. */
function parentOf({ traceparent = '' }) {
    const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
    if (!traceId || !spanId)
        return src.ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? '01', 16);
    return src.trace.setSpanContext(src.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}


/***/ })

};
