import * as z from 'zod'
import { COVERS, EXCESSES, INSURABLE, VET_FEE_LIMITS } from './covers.ts'
import table from './rates.json' with { type: 'json' }

/** A thousandth is the unit of every factor, so that all arithmetic is in whole numbers: 1050 is 5% more. */
const Factor = z.int().min(1).max(10_000)
const ofEach = <const Key extends string>(keys: readonly Key[]) => z.enum(keys)
const text = <const Amount extends number>(amounts: readonly Amount[]) => amounts.map((amount): `${Amount}` => `${amount}`)

const OfBreed = z.strictObject({
  ordinary: Factor,
  /** A cross of two breeds, or one in the keeper’s own words. */
  crossed: Factor,
  /** By the group of the list of breeds. */
  groups: z.record(z.string(), Factor),
  /** By the breed’s id, before its group. */
  named: z.record(z.string(), Factor),
})

/** The whole of what decides a price: one table, which the product shows factor by factor. */
export const Rates = z.strictObject({
  version: z.string(),
  /** Pence a year, before any factor and before tax. */
  base: z.record(ofEach(INSURABLE), z.int().positive()),
  breeds: z.record(ofEach(INSURABLE), OfBreed),
  refusedBreeds: z.record(ofEach(INSURABLE), z.array(z.string())),
  /** By completed years on the first day of cover; an animal older than the last isn’t taken. */
  ages: z.record(ofEach(INSURABLE), z.array(Factor).min(1)),
  /** By the letters with which a postcode begins. */
  areas: z.strictObject({ ordinary: Factor, refused: z.array(z.string()), named: z.record(z.string(), Factor) }),
  sexes: z.strictObject({ female: Factor, male: Factor }),
  neutered: z.strictObject({ yes: Factor, no: Factor }),
  chipped: z.strictObject({ yes: Factor, no: Factor }),
  values: z.array(z.strictObject({ upToPence: z.int().positive(), factor: Factor })).min(1),
  covers: z.record(ofEach(COVERS), Factor),
  limits: z.record(ofEach(text(VET_FEE_LIMITS)), Factor),
  excesses: z.record(ofEach(text(EXCESSES)), Factor),
  /** Insurance Premium Tax, which the price includes. */
  iptPercent: z.int().min(0).max(100),
  /** When the insurer looks at the answers itself before it says yes. */
  looksCloser: z.strictObject({ fromYears: z.int(), abovePence: z.int() }),
})
export type Rates = z.output<typeof Rates>

export const RATES = Rates.parse(table)

/** What is wrong with a table: each sentence is a promise that it would break. */
export function problemsIn(rates: Rates): string[] {
  const limits = VET_FEE_LIMITS.map((limit) => rates.limits[`${limit}`])
  const excesses = EXCESSES.map((excess) => rates.excesses[`${excess}`])
  const problems: [boolean, string][] = [
    ...INSURABLE.map((species): [boolean, string] => [!rises(rates.ages[species]), `An older ${species} would be cheaper`]),
    [!rises(COVERS.map((cover) => rates.covers[cover])), 'More cover would be cheaper'],
    [!rises(limits), 'A higher limit for vet fees would be cheaper'],
    [!rises(excesses.toReversed()), 'A higher excess would be dearer'],
    [!rises(rates.values.map(({ upToPence }) => upToPence)), 'The values aren’t in order'],
    [!rises(rates.values.map(({ factor }) => factor)), 'A dearer animal would be cheaper to insure'],
    [rates.chipped.yes > rates.chipped.no, 'A microchip would make it dearer'],
    [rates.neutered.yes > rates.neutered.no, 'Neutering would make it dearer'],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

const rises = (numbers: readonly number[]) => numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0))
