import dayjs from 'dayjs'
import hindi from 'dayjs/locale/hi'
import { languageData } from './language-data.ts'

const { long, short } = languageData.hi.months

// The library's calendar spells some months in another way than the dates beside it.
dayjs.locale({ ...hindi, months: [...long], monthsShort: [...short] }, undefined, true)
