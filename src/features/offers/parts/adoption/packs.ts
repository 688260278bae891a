import { download } from '#platform/web/download.ts'
import type { Chosen } from '#ui/useChosen.ts'
import { downloadAdoptionPacks } from '../../contract.ts'

/** Saves the packs of animals that have a code, as one document. */
export const savePacks = (pets: readonly Chosen[]) =>
  download(
    downloadAdoptionPacks,
    { petIds: pets.map(({ id }) => id) },
    pets.length === 1 ? `Adoption pack ${pets[0]?.name}.pdf` : 'Adoption packs.pdf',
  )
