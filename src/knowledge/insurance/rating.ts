import { breedById } from '../animals/breeds/list.ts'
import type { BreedChoice } from '../animals/shape.ts'
import { yearsOld } from './age.ts'
import type { Cover, Excess, FACTORS, Insurable, VetFeeLimit } from './covers.ts'
import { RATES, type Rates } from './rates.ts'

/** The animal and what is asked for, as far as a price depends on it. */
export interface Rated {
  species: Insurable
  breed: BreedChoice
  bornOn: string
  sex: 'female' | 'male'
  neutered: boolean
  chipped: boolean
  valuePence: number
  postcode: string
  limitPence: VetFeeLimit
  excessPence: Excess
  startsOn: string
}

/** One factor of a price: what it is about, what it is here, by how many thousandths it multiplies, and what the price is after it. */
interface PriceFactor {
  about: (typeof FACTORS)[number]
  is: string
  thousandths: number
  pence: number
}

export interface Price {
  factors: PriceFactor[]
  /** Insurance Premium Tax, which `annualPence` includes. */
  taxPence: number
  annualPence: number
  /** A twelfth, rounded up to the next penny: paying by month costs nothing more than that. */
  monthlyPence: number
}

/** Why an insurer with these rates doesn’t take this animal at all; null where it does. */
export function refusal({ species, breed, bornOn, startsOn, postcode }: Rated, rates: Rates = RATES): 'breed' | 'age' | 'place' | null {
  const breeds = breed.kind === 'breed' ? [breed.breedId] : breed.kind === 'cross' ? breed.breedIds : []
  if (breeds.some((id) => rates.refusedBreeds[species].includes(id))) return 'breed'
  if (yearsOld(bornOn, startsOn) >= rates.ages[species].length) return 'age'
  return rates.areas.refused.includes(areaOf(postcode)) ? 'place' : null
}

/** The price of one kind of cover for an animal that isn’t refused, in whole pence, with every factor that made it. */
export function priceOf(asked: Rated, cover: Cover, rates: Rates = RATES): Price {
  const { species, limitPence, excessPence } = asked
  const years = yearsOld(asked.bornOn, asked.startsOn)
  const area = areaOf(asked.postcode)
  const breed = breedFactor(asked, rates)
  const steps: Omit<PriceFactor, 'pence'>[] = [
    { about: 'breed', ...breed },
    { about: 'age', is: String(years), thousandths: rates.ages[species][years] ?? rates.ages[species].at(-1) ?? 1000 },
    { about: 'area', is: area, thousandths: rates.areas.named[area] ?? rates.areas.ordinary },
    { about: 'sex', is: asked.sex, thousandths: rates.sexes[asked.sex] },
    { about: 'neutered', is: yesOrNo(asked.neutered), thousandths: rates.neutered[yesOrNo(asked.neutered)] },
    { about: 'chipped', is: yesOrNo(asked.chipped), thousandths: rates.chipped[yesOrNo(asked.chipped)] },
    { about: 'value', is: String(asked.valuePence), thousandths: valueFactor(asked.valuePence, rates) },
    { about: 'cover', is: cover, thousandths: rates.covers[cover] },
    { about: 'limit', is: String(limitPence), thousandths: rates.limits[`${limitPence}`] },
    { about: 'excess', is: String(excessPence), thousandths: rates.excesses[`${excessPence}`] },
  ]
  const factors: PriceFactor[] = [{ about: 'base', is: species, thousandths: 1000, pence: rates.base[species] }]
  for (const step of steps) factors.push({ ...step, pence: times(factors.at(-1)?.pence ?? 0, step.thousandths) })
  const net = factors.at(-1)?.pence ?? 0
  const taxPence = Math.round((net * rates.iptPercent) / 100)
  return { factors, taxPence, annualPence: net + taxPence, monthlyPence: Math.ceil((net + taxPence) / 12) }
}

/** Why the insurer looks at the answers itself before it says yes. */
export function looksCloser(
  { bornOn, startsOn, valuePence, preExisting }: Rated & { preExisting: boolean },
  { looksCloser: when }: Rates = RATES,
): ('preExisting' | 'age' | 'value')[] {
  const reasons = { preExisting, age: yearsOld(bornOn, startsOn) >= when.fromYears, value: valuePence > when.abovePence } as const
  return (['preExisting', 'age', 'value'] as const).filter((reason) => reasons[reason])
}

/** The letters with which a postcode begins: of SY8 1AA they are SY. */
const areaOf = (postcode: string) => /^[A-Z]+/.exec(postcode.toUpperCase())?.[0] ?? ''

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

const times = (pence: number, thousandths: number) => Math.round((pence * thousandths) / 1000)

const valueFactor = (pence: number, { values }: Rates) =>
  values.find(({ upToPence }) => pence <= upToPence)?.factor ?? values.at(-1)?.factor ?? 1000

function breedFactor({ species, breed }: Rated, { breeds }: Rates): { is: string; thousandths: number } {
  const { ordinary, crossed, groups, named } = breeds[species]
  if (breed.kind !== 'breed') return { is: 'crossed', thousandths: crossed }
  const own = named[breed.breedId]
  const known = breedById(species, breed.breedId)
  if (own !== undefined) return { is: known?.name ?? breed.breedId, thousandths: own }
  return { is: known?.group ?? '', thousandths: groups[known?.group ?? ''] ?? ordinary }
}
