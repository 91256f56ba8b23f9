/** The table whose name wakes the worker. */
export const webhooksTable = 'webhooks'

/** Gives the secrets of webhooks an encryption key of their own. */
export const webhookSealPurpose = 'webhook'
