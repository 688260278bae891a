import { speciesWords } from '#knowledge/animals/species.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { keysOf } from '#platform/keysof.ts'
import type { getDiaryVisits } from '../../contract.ts'

export type DiaryVisit = AnswerOf<typeof getDiaryVisits>['items'][number]

const MINUTE = 60_000

const LONDON_TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const NOWHERE = { line1: '', line2: '', town: '', county: '', postcode: '' }

const BLANK = {
  day: '',
  from: '',
  minutes: '30',
  visit: '',
  travelMinutes: '',
  address: NOWHERE,
  name: '',
  phone: '',
  animals: '',
  notes: '',
}
type Typed = typeof BLANK

/** A visit as the form holds it, by London's clocks; a new one is empty but for the day it's added on. */
export function diaryTyped(visit: DiaryVisit | undefined, day = ''): Typed {
  if (!visit) return { ...BLANK, day }
  const { startsAt, endsAt, travelMinutes, address, name, phone, animals, notes } = visit
  const [begins, ends] = [new Date(startsAt), new Date(endsAt)]
  return {
    day: londonDate(begins),
    from: LONDON_TIME.format(begins),
    minutes: String((ends.getTime() - begins.getTime()) / MINUTE),
    visit: visit.visit,
    travelMinutes: travelMinutes === 0 ? '' : String(travelMinutes),
    address: address ?? NOWHERE,
    name,
    phone,
    animals,
    notes,
  }
}

/**
 * The same as the call takes it. The address and the drive count for a home visit alone; to another address the drive of `before` is worked
 * out anew.
 */
export function diaryAsked(
  { day, from, minutes, travelMinutes, visit, address, ...told }: Typed,
  before: DiaryVisit | undefined,
): Record<string, unknown> {
  const isElsewhere = before?.address && before.address.postcode !== address.postcode && travelMinutes === String(before.travelMinutes)
  const drives = visit === 'home' && travelMinutes.trim() !== '' && !isElsewhere
  const isPlaced = visit === 'home' && Object.values(address).some((line) => line.trim() !== '')
  return {
    ...(before && { id: before.id }),
    ...told,
    ...(isPlaced && { address }),
    ...(day && { day }),
    ...(from && { from }),
    ...(visit && { visit }),
    ...(minutes.trim() !== '' && { minutes: Number(minutes) }),
    ...(drives && { travelMinutes: Number(travelMinutes) }),
  }
}

/** What a visit in the diary says of the animal and its keeper, for the form that registers it; '' where it says nothing. */
export function animalNoted({ id, name, phone, animals, address }: Pick<DiaryVisit, 'id' | 'name' | 'phone' | 'animals' | 'address'>) {
  const [, petName = '', kind = ''] = /^([^,]{1,60}), an? ([a-z ]+)$/i.exec(animals.trim()) ?? []
  const species = KINDS.find((one) => one === kind.trim().toLowerCase()) ?? ''
  const isMobile = MOBILE.test(phone.replace(/[\s()-]/g, ''))
  return {
    visit: id,
    name: species === '' ? '' : petName.trim(),
    species,
    email: '',
    mobile: isMobile ? phone : '',
    keeper: { name, landline: isMobile ? '' : phone, ...(address && { address }) },
  }
}

const MOBILE = /^(\+44|0)7\d{9}$/
const KINDS = keysOf(speciesWords)
