import { breedsOf } from '#knowledge/animals/breeds/list.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { VETXML_SPECIES } from '#knowledge/vetxml/species.ts'
import { Address, isByLetter, Landline, PersonName } from '#platform/contract/contacts.ts'
import { fieldSentences, readInput } from '#platform/contract/words.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { readXml, textAt, type XmlElement } from '#platform/xml.ts'
import { badMessage } from '../refusals.ts'
import { NewRegistration } from '../shapes.ts'

/** What a MicrochipRegistration says; `registration` is null where no chip can have its number. Throws what is wrong with it. */
export function readMessage(text: string): { chipNumber: string; registration: NewRegistration | null } {
  const read = readXml(text)
  if ('problem' in read) throw new Refusal(400, read.problem, PROBLEMS[read.problem])
  const at = (...path: string[]) => textAt(read.root, 'microchipregistration', ...path)
  if (!hasRoot(read.root)) throw new Refusal(400, 'notARegistration', 'Send a VetXML MicrochipRegistration')
  if (isNo(at('authorisation')))
    throw new Refusal(403, 'notAuthorised', 'The keeper hasn’t agreed to the registration, so we haven’t made one')
  const typed = at('microchipdetails', 'microchipnumber')
  const reading = readChipNumber(typed)
  if (!reading.valid) return { chipNumber: typed.slice(0, 40), registration: null }

  const input = readInput(NewRegistration, inputOf(at, reading.number), { from: 'program' })
  if (!input.success) throw badMessage(fieldSentences(input.error))
  return { chipNumber: reading.number, registration: input.data }
}

type At = (...path: string[]) => string

function inputOf(at: At, chipNumber: string) {
  const pet = (name: string) => at('petdetails', name)
  const keeper = (name: string) => at('ownerdetails', name)
  const email = keeper('emailaddress')
  const mobile = at('ownerdetails', 'mobilephone', 'number') || keeper('mobilephone')
  const term = pet('species')
  const species = VETXML_SPECIES.get(term.toLowerCase())
  if (!species) throw badMessage({ 'pet.species': speciesUnknown(term) })
  const described = at('petdetails', 'breed', 'freetext') || at('petdetails', 'breed')
  const breed = breedsOf(species).find(({ name }) => name.toLowerCase() === described.toLowerCase())
  return {
    pet: {
      chipNumber,
      species,
      breed: breed ? { kind: 'breed', breedId: breed.id } : { kind: 'description', text: described || term },
      name: pet('name'),
      sex: { m: 'male', f: 'female' }[pet('gender').slice(0, 1).toLowerCase()] ?? 'unknown',
      neutered: neuteredOf(pet('neutered')),
      colour: pet('colour') || 'Not stated',
      markings: [pet('markings'), pet('notableconditions')].filter(Boolean).join('. '),
      bornOn: isoDate(pet('dateofbirth')),
      // VetXML doesn't say whether a date of birth is known or guessed.
      bornExactly: false,
      // An element of our own: VetXML has none for it.
      evenIfHeldElsewhere: isYes(at('microchipdetails', 'evenifheldelsewhere')),
    },
    implant: {
      implantedOn: isoDate(at('microchipdetails', 'implantdate')),
      site: 'Not stated',
      scanBefore: 'none',
      scanAfter: true,
    },
    to: {
      ...(email && { email }),
      ...(mobile && { mobile }),
      ...ownerOf(at, isByLetter({ email, mobile })),
    },
    // Another element of our own: whether the owner keeps the mother of an animal under 8 weeks old.
    ...(isYes(at('ownerdetails', 'keepsmother')) && { keepsMother: true }),
  }
}

/** Who the keeper is. What can't be read is left out where it isn't needed, as it was before we asked for it. */
function ownerOf(at: At, isNeeded: boolean) {
  const owner = (...path: string[]) => at('ownerdetails', ...path)
  const name = [owner('forenames') || owner('initials'), owner('surname')].filter(Boolean).join(' ')
  const phone = ['homephone', 'daytimephone', 'eveningphone'].map((kind) => owner(kind, 'number') || owner(kind)).find(Boolean)
  const landline = Landline.safeParse(phone).data
  const lines = owner('address', 'lineother')
    .split(',')
    .map((line) => line.trim())
  const address = {
    line1: owner('address', 'line1'),
    line2: lines.slice(0, -1).join(', '),
    // VetXML has no element for the town: it's the last of the other lines.
    town: lines.at(-1) ?? '',
    county: owner('address', 'county_state'),
    postcode: owner('address', 'postalcode'),
  }
  const isGiven = Object.values(address).some(Boolean)
  return {
    ...(isNeeded ? name && { name } : PersonName.safeParse(name).success && { name }),
    ...(isNeeded ? isGiven && { address } : Address.safeParse(address).success && { address }),
    ...(landline && { landline }),
  }
}

const hasRoot = (root: XmlElement) => typeof root !== 'string' && Object.hasOwn(root, 'microchipregistration')

const speciesUnknown = (term: string) =>
  `We don’t know the species '${term.slice(0, 40)}'. Send one of ${[...VETXML_SPECIES.keys()].map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ')}.`

const PROBLEMS = {
  forbidden: 'Send XML without a DOCTYPE, entities of its own or stylesheets',
  tooMuch: 'This message has too many elements',
  malformed: 'We couldn’t read this message: it isn’t well-formed XML',
}

/** VetXML writes 27/03/2026; some software sends 2026-03-27. What's neither is left for the shape to refuse. */
function isoDate(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.slice(0, 10)
}

const isYes = (typed: string) => /^(true|yes|y|1)$/i.test(typed)
const isNo = (typed: string) => /^(false|no|n|0)$/i.test(typed)

function neuteredOf(typed: string) {
  if (isYes(typed)) return 'yes'
  return isNo(typed) ? 'no' : 'unknown'
}
