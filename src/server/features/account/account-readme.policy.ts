import type { ArchiveFile } from './account-archive.policy.ts'

type Language = 'en' | 'hi'

const intro: Record<Language, string> = {
  en: `KrishiHaat: your data

This archive has what KrishiHaat keeps about you. Each .json file is a list that any text editor opens.
Times are instants (ISO 8601), prices are in rupees. Of the people you deal with it has what you see of
them in the app. Codes, tokens and keys are never in it. What you wrote without being logged in is kept
under the e-mail address alone and is not in it, because an address does not prove whose it is.

The files:`,
  hi: `कृषि हाट: आपका डेटा

इस फ़ाइल में वह सब है जो कृषि हाट आपके बारे में रखता है। हर .json फ़ाइल एक सूची है, जो किसी भी टेक्स्ट एडिटर में
खुलती है। समय ISO 8601 में हैं, दाम रुपयों में। जिनसे आपका लेन-देन है, उनका उतना ही है जितना ऐप में आपको दिखता है।
कोड, टोकन और कुंजियाँ इसमें कभी नहीं होतीं। बिना लॉग इन किए आपने जो लिखा, वह सिर्फ़ ईमेल पते के साथ रखा है और
इसमें नहीं है, क्योंकि पते से यह साबित नहीं होता कि वह किसका है।

फ़ाइलें:`,
}

const section = (files: readonly ArchiveFile[], language: Language) =>
  [intro[language], ...files.map(({ name, about }) => `- ${name}.json: ${about[language]}`)].join(
    '\n',
  )

/** What the archive's files are, in both languages. The mark tells Windows that this is UTF-8. */
export const readmeText = (files: readonly ArchiveFile[]): string =>
  `\ufeff${section(files, 'en')}\n\n\n${section(files, 'hi')}\n`
