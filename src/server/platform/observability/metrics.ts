import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The metrics of `/metrics`, counted since the start.
 * @param ofProcess whether those of the process itself belong to them.
 */
export function createMetrics({ ofProcess = true } = {}) {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    externalSeconds: new Histogram({
      name: 'outside_call_duration_seconds',
      help: 'Time of one try to reach an outside service, by service and outcome',
      labelNames: ['service', 'outcome'],
      buckets: [0.05, 0.2, 0.5, 1, 3, 10],
      registers: [registry],
    }),
    cachedAnswers: new Counter({
      name: 'kept_answers_total',
      help: 'Outside answers given from memory: fresh, stale after a failure, or newly loaded',
      labelNames: ['cache', 'state'],
      registers: [registry],
    }),
    chatModelCalls: new Counter({
      name: 'chat_model_calls_total',
      help: 'Calls of the outside chat model by outcome: allowed, or refused by the budget of the day (day-spent) or of one address (address-spent)',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    chatCards: new Counter({
      name: 'chat_cards_total',
      help: 'Cards below the answers of the advisor, by kind and outcome: shown or failed',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
    mcpToolCalls: new Counter({
      name: 'mcp_tool_calls_total',
      help: 'Calls of assistants’ tools by tool and outcome: done, refused or failed',
      labelNames: ['tool', 'outcome'],
      registers: [registry],
    }),
    webhookAttempts: new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook, by outcome: delivered or why it failed',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Runs of background jobs that ended, by job and outcome: done or failed',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
    mandiRecordsMissed: new Counter({
      name: 'mandi_records_missed_total',
      help: 'Records of mandi prices beyond the 10,000 of one list that the service returns, by state',
      labelNames: ['state'],
      registers: [registry],
    }),
    refusedCalls: new Counter({
      name: 'overload_refused_total',
      help: 'Calls that were refused because those before them had to wait too long',
      registers: [registry],
    }),
    liveStreams: new Gauge({
      name: 'live_streams',
      help: 'Open streams of live hints',
      registers: [registry],
    }),
    notificationSms: new Counter({
      name: 'notice_sms_total',
      help: 'SMS of notices: sent, put off after a failure, or given up',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    smsBudget: new Gauge({
      name: 'sms_budget',
      help: 'SMS that all processes together may send in a window (SMS_PER_HOUR, SMS_PER_DAY)',
      labelNames: ['window'],
      registers: [registry],
    }),
    smsReserved: new Counter({
      name: 'sms_reserved_total',
      help: 'SMS counted against the budgets before they were sent, by what they are for',
      labelNames: ['use'],
      registers: [registry],
    }),
    smsBudgetRefused: new Counter({
      name: 'sms_budget_refused_total',
      help: 'SMS that were not sent because a budget was spent, by what they were for',
      labelNames: ['use'],
      registers: [registry],
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
