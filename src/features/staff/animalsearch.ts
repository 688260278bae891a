import { bornText } from '#features/pets/kit/born.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { whenText } from '#platform/text/whentext.ts'
import { IN_ALL, like, MOST, type Section, sectionOf } from './found.ts'
import { otherRegistersOf } from './otherregisters.ts'
import { calledBy, paymentsOf, reachOf } from './people.ts'
import { readTyped } from './typedwords.ts'

/** Animals by their name, a number or their keepers. Those in care that have no microchip have their name alone. */
export function animalsLike(db: Db, words: string, keeperIds: readonly string[]) {
  const { lastDigits } = readTyped(words)
  return db
    .selectFrom('pet')
    .leftJoin('chip as known', (join) => join.onRef('known.petId', '=', 'pet.id').on('known.supersededAt', 'is', null))
    .innerJoin('account as keeper', 'keeper.id', 'pet.keeperId')
    .select([
      'pet.id',
      'pet.name',
      'pet.status',
      'pet.keeperId',
      'pet.species',
      'known.number',
      'keeper.email',
      'keeper.name as keeperName',
      IN_ALL,
    ])
    .select(['pet.breed', 'pet.sex', 'pet.neutered', 'pet.colour', 'pet.bornOn', 'pet.bornExactly'])
    .where(({ or, eb }) => or([eb('known.number', 'is not', null), eb('pet.status', '=', 'unchipped')]))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        like('pet.name', words),
        exists(selectFrom('chip').select('chip.number').whereRef('chip.petId', '=', 'pet.id').where('chip.number', '=', ungrouped(words))),
        ...(lastDigits
          ? [
              exists(
                selectFrom('chip')
                  .select('chip.number')
                  .whereRef('chip.petId', '=', 'pet.id')
                  .where('chip.number', 'like', `%${lastDigits}`),
              ),
            ]
          : []),
        ...(keeperIds.length > 0 ? [eb('pet.keeperId', 'in', keeperIds)] : []),
      ]),
    )
    .orderBy((row) => row.case().when('pet.status', 'in', ['missing', 'stolen']).then(0).else(1).end())
    .orderBy('pet.name')
    .orderBy('pet.id')
    .limit(MOST)
    .execute()
}

type Animal = Awaited<ReturnType<typeof animalsLike>>[number]

/** Whether these words are the number of its microchip. */
export const isCalled = (words: string) => (animal: Animal) => animal.number === ungrouped(words)

/** CARE-1, PET-7 Until it has a chip, or its keeper has confirmed, it stands in the name of those who entered it. */
export const hasKeeper = ({ status }: Animal) => status !== 'unchipped' && status !== 'awaitingConfirmation'

/** `isMeant`: whoever rings knows its number, so that we can act for them. */
export async function animalsSection(db: Db, animals: readonly Animal[], isMeant: boolean): Promise<Section> {
  const reach = await reachOf(
    db,
    animals.map(({ keeperId }) => keeperId),
  )
  const elsewhere = await otherRegistersOf(
    db,
    animals.map(({ id }) => id),
  )
  // How to reach a keeper of several stands with the first of these alone.
  const first = new Map(animals.toReversed().map(({ keeperId, id }) => [keeperId, id]))
  const isFirst = ({ keeperId, id }: Animal) => first.get(keeperId) === id
  return sectionOf('animal', animals, (animal) => ({
    kind: 'animal',
    id: animal.id,
    name: [animal.name, animal.species, animal.number ? groupChipNumber(animal.number) : 'no microchip'].join(', '),
    status: animal.status,
    about: aboutAnimal(animal),
    who: keptBy(animal, isFirst(animal) ? reach(animal.keeperId) : animal.keeperName),
    where: elsewhere.get(animal.id) ?? '',
    next: [
      ...(animal.number ? [`npm run staff -- find ${animal.number} --all`] : []),
      ...(isMeant ? forCaller(animal) : []),
      ...(hasKeeper(animal) && isFirst(animal) ? [paymentsOf({ id: animal.keeperId, email: animal.email })] : []),
    ],
  }))
}

/** What its keeper may ask us to do, who rings and can’t do it online. */
const forCaller = ({ status, number }: Animal) =>
  (CALLERS[status] ?? []).map((command) => `npm run staff -- ${command.replace('…', number ?? '')} --reason "…"`)

const HOME = ['report-missing … --where "…" --on "…"', 'record-death … --on "…"']
const AWAY = ['end-search …', 'record-death … --on "…"']
const CALLERS: Record<string, string[]> = { active: HOME, awaitingPayment: HOME, missing: AWAY, stolen: AWAY, deceased: ['undo-death …'] }

function keptBy({ status }: Animal, reach: string): string {
  if (status === 'unchipped') return `in care of ${reach}`
  return status === 'awaitingConfirmation' ? `no keeper yet; registered by ${reach}` : reach
}

/** By what the caller knows the animal from another of the same name. */
const aboutAnimal = (animal: Animal) =>
  [
    breedOf(animal),
    sexText(animal.sex, animal.neutered),
    animal.colour,
    `born ${bornText(animal.bornOn, animal.bornExactly).replace(/^About/, 'about')}`,
  ].join(', ')

/** Who kept these animals before, the latest first. */
export async function formerKeepersOf(db: Db, petIds: readonly string[]): Promise<Section> {
  const rows = await db
    .selectFrom('keepership')
    .innerJoin('account', 'account.id', 'keepership.keeperId')
    .innerJoin('pet', 'pet.id', 'keepership.petId')
    .select(['account.id', 'account.name', 'account.email', 'keepership.until', 'pet.name as petName', IN_ALL])
    .where(({ eb, fn, val }) => eb('keepership.petId', '=', fn.any(val(petIds))))
    .where('keepership.until', 'is not', null)
    .whereRef('keepership.keeperId', '<>', 'pet.keeperId')
    .orderBy('keepership.until', 'desc')
    .orderBy('keepership.id')
    .limit(MOST)
    .execute()
  const reach = await reachOf(
    db,
    rows.map(({ id }) => id),
  )
  return sectionOf('former keeper', rows, ({ id, name, email, until, petName }) => ({
    kind: 'former keeper',
    id,
    name,
    status: '',
    who: reach(id),
    where: `kept ${petName} until ${until ? whenText(until, 'day') : ''}`,
    next: [`npm run staff -- find ${calledBy({ id, email })}`],
  }))
}

/** Who chipped these animals, which makes nobody their keeper. */
export async function implantersOf(db: Db, petIds: readonly string[]): Promise<Section> {
  const rows = await db
    .selectFrom('implant')
    .innerJoin('account', 'account.id', 'implant.implanterId')
    .innerJoin('pet', 'pet.id', 'implant.petId')
    .select(['account.id', 'account.name', 'account.email', 'implant.implantedOn', 'implant.chipNumber', 'pet.name as petName', IN_ALL])
    .where(({ eb, fn, val }) => eb('implant.petId', '=', fn.any(val(petIds))))
    .orderBy('implant.implantedOn', 'desc')
    .orderBy('implant.id')
    .limit(MOST)
    .execute()
  const reach = await reachOf(
    db,
    rows.map(({ id }) => id),
  )
  return sectionOf('implanter', rows, ({ id, name, email, implantedOn, chipNumber, petName }) => ({
    kind: 'implanter',
    id,
    name,
    status: '',
    who: reach(id),
    where: `chipped ${petName}, ${groupChipNumber(chipNumber)}, on ${whenText(implantedOn, 'day')}`,
    next: [`npm run staff -- find ${calledBy({ id, email })}`],
  }))
}

/** Organisations that have these animals in now, as their own or for their keeper. */
export async function staysOf(db: Db, petIds: readonly string[]): Promise<Section> {
  const rows = await db
    .selectFrom('intake')
    .innerJoin('pet', 'pet.id', 'intake.petId')
    .select(['intake.id', 'intake.kind', 'intake.cameOn', 'intake.held', 'intake.organisationId', 'pet.name', IN_ALL])
    .where(({ eb, fn, val }) => eb('intake.petId', '=', fn.any(val(petIds))))
    .where('intake.leftAt', 'is', null)
    .orderBy('intake.cameOn')
    .orderBy('intake.id')
    .limit(MOST)
    .execute()
  const reach = await reachOf(
    db,
    rows.map(({ organisationId }) => organisationId),
  )
  return sectionOf('in care', rows, ({ id, kind, cameOn, held, organisationId, name }) => ({
    kind: 'in care',
    id,
    name: `${name}, ${CAME[kind] ?? kind}`,
    status: `since ${whenText(cameOn, 'day')}`,
    who: reach(organisationId),
    where: held ? 'held for its keeper' : '',
    next: [],
  }))
}

const CAME: Record<string, string> = { stray: 'a stray', surrender: 'given up', seized: 'seized' }
