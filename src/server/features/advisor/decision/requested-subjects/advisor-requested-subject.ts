import type { BothLanguages } from '#server/platform/text/both-languages.ts'

/** One kind of a subject: the Mrig bahar. */
export interface SubjectKind {
  question: RegExp
  /** What an English sentence says that is about it. */
  text: RegExp
}

/** Something that a question asks about a crop and that is no part of its page; some texts on other parts speak of it. */
export interface RequestedSubject {
  id: string
  /** As it stands in the sentence that the page says nothing about it. */
  name: BothLanguages
  /** What a question says that asks for it: words as they are folded, each crop's name as "@". */
  question: RegExp
  /** What an English text says that has it. */
  text: RegExp
  /** The parts of the page that answer together; without it the first part that has the subject. */
  parts?: readonly string[]
  /** What some part of the page must say of it; without that the other parts mean something else. */
  pageHas?: RegExp
  /** Kinds of it, of which the sentences on the one that is asked about come first. */
  kinds?: readonly SubjectKind[]
  /** The guide that has it, whatever the crop. */
  guide?: string
  /** Guides that give way to it, beside the parts of the page. */
  guides?: RegExp
  /** Guides to it for all crops, which answer where nothing is written for the crop. */
  general?: RegExp
  /** Guides to it for some crops, which say more than the crop's page. */
  ownGuides?: RegExp
  /** Whether it belongs to the sowing, whose time is shown with it. */
  isOfSowing?: true
  /** Whether it is a way to plant, whose time is that of the sowing. */
  isPlanting?: true
  /** Whether it is done to seed alone, so that a guide for all crops does not fit tubers and cuttings. */
  isOfSeed?: true
  /** Whether an answer with the time of sowing or the overview has overlooked it. */
  isOverlooked?: true
  /** Whether no forecast tells of it, though the weather is named. */
  isNoWeather?: true
  /** Whether it is a sign of a problem that no page has. */
  isSign?: true
  /** Whether what is asked next, without a crop, belongs to it: the water for retting. */
  ownsWhatFollows?: true
  /** Whether it goes before whatever else the question asks of the crop. */
  isFirst?: true
  /** Whether it only answers what would be asked back, and no answer gives way to it. */
  isOnlyAnswered?: true
}
