import type { Services } from '#platform/server/services.ts'
import type { Nation } from './openAccount.ts'

/** The nation whose law applies to a keeper, from the postcode; `other` where it cannot be found out now. */
export async function nationOf({ input, services }: { input: { address: { postcode: string } }; services: Services }): Promise<Nation> {
  const place = await services.postcodes.find(input.address.postcode).catch(() => null)
  return place?.nation ?? 'other'
}
