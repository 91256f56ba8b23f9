/** Every key begins like this, so that secret scanners and people recognize it. */
export const apiKeyPrefix = 'khk_'
export const testKeyPrefix = `${apiKeyPrefix}test_`

/** Keys of one person that are neither revoked nor expired. */
export const maxApiKeys = 20
/** Keys that one person may create in 24 hours, revoked ones included. */
export const apiKeysPerDay = 40
/** Days that a key is valid: the choices, one of which the form begins with. */
export const apiKeyLifetimes = [30, 90, 365, 730] as const
export const defaultApiKeyDays = 365
/** Days for which the list still shows a key that was revoked or has expired. */
export const endedApiKeyDays = 30

export const maxApiKeyName = 60

/** The refusal of a key without the scope that a procedure needs; `details.scope` names it. */
export const scopeMissingCode = 'api_key.scope_missing'
