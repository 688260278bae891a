import type { Needs } from '#platform/server/needs.ts'
import type { Nation } from './queries.ts'

/** The nation whose law applies to a keeper, from the postcode; `other` where it cannot be found out now. */
export async function nationOf({ input, needs }: { input: { address: { postcode: string } }; needs: Needs }): Promise<Nation> {
  const place = await needs.postcodes.find(input.address.postcode).catch(() => null)
  return place?.nation ?? 'other'
}
