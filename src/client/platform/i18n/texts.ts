/**
 * An English sentence, which is the key of its translation: whoever shows it calls t().
 * A plain string fits too, but a `Translated` text does not.
 */
export type English = string & { readonly textKind?: 'english' }

/**
 * A text as it is shown: translated, or a name or description that users wrote.
 * A plain string fits too, but an `English` sentence does not.
 */
export type Translated = string & { readonly textKind?: 'translated' }
