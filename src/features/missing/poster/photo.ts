import { composedPicture } from '#adapters/files/picture.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import type { ListedAnimal } from '../shapes.ts'
import { faceOf } from './faces.ts'

/** The photo of a listed animal as it is stored; null where there is none, or it can't be had now. */
export async function storedPhoto(db: Db, { files }: Pick<Services, 'files'>, { photoUrl }: ListedAnimal): Promise<Uint8Array | null> {
  const fileId = photoUrl?.split('/').at(-1)
  if (!fileId) return null
  const row = await db.selectFrom('file').select('key').where('id', '=', fileId).executeTakeFirst()
  const kept = row && (await files.get(row.key).catch(() => null))
  return kept?.bytes ?? null
}

const SIDE = 900

/** A square picture of the animal for print: its photo, or a drawn face. */
export const printedPhoto = (species: string, photo: Uint8Array | null): Promise<Buffer | null> =>
  composedPicture({
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#f3e3c8"/>${faceOf(species, { x: 120, y: 240, side: 660 })}</svg>`,
    photo: photo && { bytes: photo, left: 0, top: 0, width: SIDE, height: SIDE },
  })
