import { NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { shownPhone } from '#platform/text/phone.ts'
import type { Mine } from './TermsAndHours.tsx'

const PENCE = ['clinicPence', 'homePence', 'furtherPence', 'kmPence', 'depositPence'] as const
const NUMBERS = ['freeKm', 'radiusKm', 'firstMinutes', 'furtherMinutes', 'bufferMinutes', 'noticeHours', 'aheadDays'] as const

type Numbers = Record<(typeof PENCE)[number] | (typeof NUMBERS)[number], string>

/** Terms as they are typed: prices in pounds. */
export type TermsAnswers = Numbers & {
  listed: boolean
  publicName: string
  publicPhone: string
  about: string
  atClinic: boolean
  atHome: boolean
  address: typeof NO_ADDRESS
  dbsOn: string
}

/** What the form begins with: what was saved, or what is usual. */
export function termsTyped({ terms, usual, hindrance }: Pick<Mine, 'terms' | 'usual' | 'hindrance'>): TermsAnswers {
  const given = terms ?? { ...usual, listed: hindrance === null }
  const { listed, publicName, publicPhone, about, atClinic, atHome } = given
  const { line1, line2 = '', town, county = '', postcode } = given.address ?? NO_ADDRESS
  return {
    listed,
    publicName,
    publicPhone: shownPhone(publicPhone ?? ''),
    about,
    atClinic,
    atHome,
    address: { line1, line2, town, county, postcode },
    clinicPence: pounds(given.clinicPence),
    homePence: pounds(given.homePence),
    furtherPence: pounds(given.furtherPence),
    kmPence: pounds(given.kmPence),
    depositPence: pounds(given.depositPence),
    freeKm: String(given.freeKm),
    radiusKm: String(given.radiusKm),
    firstMinutes: String(given.firstMinutes),
    furtherMinutes: String(given.furtherMinutes),
    bufferMinutes: String(given.bufferMinutes),
    noticeHours: String(given.noticeHours),
    aheadDays: String(given.aheadDays),
    dbsOn: given.dbsOn ?? '',
  }
}

const pounds = (pence: number) => (pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2))

/** The form as the call takes it. What is no amount stays as it is, to be refused. */
export function termsAsked(answers: TermsAnswers): unknown {
  const pence = PENCE.map((name) => [name, penceIn(answers[name])])
  const numbers = NUMBERS.map((name) => [name, answers[name].trim() === '' ? answers[name] : Number(answers[name])])
  return { ...answers, dbsOn: answers.dbsOn || null, ...Object.fromEntries([...pence, ...numbers]) }
}

function penceIn(typed: string): unknown {
  const plain = typed.replace(/[£,\s]/g, '')
  if (plain === '') return 0
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : typed
}
