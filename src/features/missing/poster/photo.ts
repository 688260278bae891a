import { composedPicture } from '#adapters/files/picture.ts'
import type { Db } from '#platform/database/db.ts'
import type { Services } from '#platform/server/services.ts'
import type { ListedAnimal } from '../shapes.ts'

/** The photo of a listed animal as it is stored; null where there is none, or it can't be had now. */
export async function storedPhoto(db: Db, { files }: Pick<Services, 'files'>, { photoUrl }: ListedAnimal): Promise<Uint8Array | null> {
  const fileId = photoUrl?.split('/').at(-1)
  if (!fileId) return null
  const row = await db.selectFrom('file').select('key').where('id', '=', fileId).executeTakeFirst()
  const kept = row && (await files.get(row.key).catch(() => null))
  return kept?.bytes ?? null
}

const SIDE = 900

/** A square picture of the animal for print: its photo, or a paw. */
export const printedPhoto = (photo: Uint8Array | null): Promise<Buffer | null> =>
  composedPicture({
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100"><rect width="100" height="100" fill="#f3e3c8"/>${PAW}</svg>`,
    photo: photo && { bytes: photo, left: 0, top: 0, width: SIDE, height: SIDE },
  })

/** On a ground of 100 by 100. */
export const PAW =
  '<g fill="#e59a52"><ellipse cx="50" cy="63" rx="19" ry="16"/><ellipse cx="25" cy="47" rx="8" ry="11"/><ellipse cx="42" cy="33" rx="8" ry="12"/><ellipse cx="59" cy="33" rx="8" ry="12"/><ellipse cx="76" cy="47" rx="8" ry="11"/></g>'
