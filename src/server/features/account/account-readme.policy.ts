import type { ArchiveFile } from './account-archive.policy.ts'

type Language = 'en' | 'hi'

const intro: Record<Language, string> = {
  en: `KrishiHaat: your data

This archive contains what KrishiHaat stores about you. Each .json file is a list that any text editor can open.
Times are in ISO 8601, prices are in rupees. About the people you deal with, it contains only what the app
shows you. Codes, tokens and keys are never included. What you wrote without being logged in is stored
under the e-mail address alone and is not included, because an address does not prove who wrote it.

The files:`,
  hi: `कृषि हाट: आपका डेटा

इस फ़ाइल में वह सब है जो कृषि हाट आपके बारे में रखता है। हर .json फ़ाइल एक सूची है, जो किसी भी टेक्स्ट एडिटर में
खुलती है। समय ISO 8601 में हैं, दाम रुपयों में। जिनसे आपका लेन-देन है, उनका उतना ही है जितना ऐप में आपको दिखता है।
कोड, टोकन और कुंजियाँ इसमें कभी नहीं होतीं। बिना लॉग इन किए आपने जो लिखा, वह सिर्फ़ ई-मेल पते के साथ रखा है और
इसमें नहीं है, क्योंकि पते से यह साबित नहीं होता कि वह किसका है।

फ़ाइलें:`,
}

const section = (files: readonly ArchiveFile[], language: Language) =>
  [intro[language], ...files.map(({ name, about }) => `- ${name}.json: ${about[language]}`)].join(
    '\n',
  )

/** Explains the archive's files in both languages. The byte order mark tells Windows that it is UTF-8. */
export const readmeText = (files: readonly ArchiveFile[]): string =>
  `\ufeff${section(files, 'en')}\n\n\n${section(files, 'hi')}\n`
