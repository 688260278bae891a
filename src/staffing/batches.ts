import { takeIn } from '#features/stock/receiving.ts'
import { IsoDate } from '#platform/contract/shapes.ts'
import type { Command } from './command.ts'

/** Takes a batch of microchips into stock. */
export const batch: Command = {
  usage:
    'batch DM-2026-031 Datamars 981100004701001 981100004701300 2029-06-30 (a batch into stock: its first and last number, sterile until)',
  read: ([code, manufacturer, from, to, expiresOn, ...more]) => {
    if (!code || !manufacturer || !from || !to || more.length > 0 || !IsoDate.safeParse(expiresOn).success) return null
    return async ({ act }) => {
      const count = await act((tools) => takeIn(tools, { code, manufacturer, from, to, expiresOn: expiresOn ?? '' }))
      return [`${count} chips of ${manufacturer} are in stock as ${code}.`]
    }
  },
}
