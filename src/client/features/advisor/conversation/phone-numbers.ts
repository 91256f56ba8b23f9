/** A toll-free number, or one of the short numbers of India's emergency services and farmers' helplines. */
const numbers =
  /(?<!\d[.,])(?<![\d-])(?:1800-\d{3}-\d{3,4}|112|108|181|1912|1930|1962|14416|14447|15100|155261)(?![\d-]|[.,]\d)/g

const callWords = /\bcall|\bhelpline|\bphone|फ़ोन|कॉल|हेल्पलाइन/i
/** A short number stands close to what says that it is called: “112 kg of urea” is not a telephone number. */
const callDistance = 40

/** @returns where an answer first names each telephone number, and how to call it. */
export function phoneNumbersIn(text: string) {
  const called = new Map<string, { start: number; title: string; url: string }>()
  for (const { 0: title, index: start } of text.matchAll(numbers)) {
    const around = text.slice(
      Math.max(0, start - callDistance),
      start + title.length + callDistance,
    )
    const isCalled = title.includes('-') || callWords.test(around)
    if (!isCalled || called.has(title)) continue
    called.set(title, { start, title, url: `tel:${title.replaceAll('-', '')}` })
  }
  return [...called.values()]
}
