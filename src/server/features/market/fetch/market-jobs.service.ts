import type { Job } from '#server/platform/jobs/jobs.ts'
import { fetchMandiPrices, type MandiServices } from './mandi-fetch.service.ts'

const tenMinutesMs = 10 * 60 * 1000

export const marketJobs = (services: MandiServices): Job[] =>
  services.env.DATA_GOV_IN_API_KEY
    ? [
        {
          name: 'mandi-prices',
          everyMs: tenMinutesMs,
          atStart: true,
          run: (signal) => fetchMandiPrices(services, signal),
        },
      ]
    : []
