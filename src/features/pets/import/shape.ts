import * as z from 'zod'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { EditableFacts, Implant, NewPet } from '../shapes.ts'
import { readBirth, readDate } from './dates.ts'
import { readSex, readSpecies, readYesNo } from './words.ts'

/** What the cells of a pet's row must be, with the sentence for each that is not. */
export function rowShape(now: Date, { isTakenIn }: { isTakenIn: boolean }) {
  const birth = (text: string) => readBirth(text, now)?.day
  const date = (text: string) => readDate(text, now)
  return z.object({
    chipNumber: isTakenIn ? CHIP_IF_ANY : ChipNumber,
    name: EditableFacts.name,
    species: meaning('Species', 'a kind of animal like Dog, Cat or Rabbit', readSpecies),
    breed: z.string().max(80, 'Breed must be 80 characters or fewer'),
    sex: meaning('Sex', 'Male, Female or Unknown', readSex),
    neutered: meaning('Neutered', 'Yes, No or Unknown', readYesNo),
    colour: EditableFacts.colour,
    markings: EditableFacts.markings,
    bornOn: isTakenIn
      ? meaning('Date of birth', 'a date like 27/03/2021, a month like 03/2021 or a year', birth)
      : meaning('Date of birth', DATE, date),
    estimated: meaning('Date of birth is an estimate', 'Yes or No', readYesNo),
    originalName: NewPet.shape.originalName,
    implantedOn: meaning('Implanted on', DATE, (text) => (text === '' ? null : date(text))),
    implantSite: Implant.shape.site,
    implanterName: Implant.shape.implanterName,
  })
}

/** CARE-1 A rescue may have found no microchip. */
const CHIP_IF_ANY = z.string().transform((text, context): string => {
  if (NO_CHIP.has(text.trim().toLowerCase())) return ''
  const number = ChipNumber.safeParse(text)
  for (const { message } of number.error?.issues ?? []) context.addIssue({ code: 'custom', message })
  return number.data ?? z.NEVER
})

const NO_CHIP: ReadonlySet<string> = new Set(['', '-', 'no', 'none', 'no chip', 'not chipped', 'unchipped', 'no microchip'])

const DATE = 'a date like 27/03/2021'

/** A cell that is read by `read`, which answers undefined when the text means nothing to it. */
function meaning<Value>(title: string, wanted: string, read: (text: string) => Value | undefined) {
  return z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== undefined) return value
    const message = text === '' ? `${title} is empty: enter ${wanted}` : `${title} must be ${wanted}, not '${text.slice(0, 40)}'`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
