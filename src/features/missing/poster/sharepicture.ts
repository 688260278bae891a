import { composedPicture } from '#adapters/files/picture.ts'
import { outlined } from '#platform/text/outlines.ts'
import type { ListedAnimal } from '../shapes.ts'
import { faceOf } from './faces.ts'
import { lastSeen, looksOf, titleOf } from './looks.ts'

/** As social networks show it. */
const SHARE_PICTURE = { width: 1200, height: 630 }
const PHOTO = 560
const LEFT = PHOTO + 56
const ROOM = SHARE_PICTURE.width - LEFT - 48

/** The picture beside a shared link; null where it can't be made now. */
export async function sharePicture(animal: ListedAnimal, photo: Uint8Array | null): Promise<Buffer | null> {
  return composedPicture({
    drawing: await drawing(animal),
    photo: photo && { bytes: photo, left: 0, top: 0, width: PHOTO, height: SHARE_PICTURE.height },
  })
}

async function drawing(animal: ListedAnimal): Promise<string> {
  const { kind, stolen, species, reward } = animal
  const head = kind === 'found' ? 'FOUND' : stolen ? 'STOLEN' : 'MISSING'
  const [back, light] = kind === 'found' ? ['#0f6b56', '#d2ece2'] : ['#a3271d', '#fbd9d3']
  const where = kind === 'found' ? lastSeen(animal).replace('Last seen', 'Found') : lastSeen(animal)
  const line = { x: LEFT, width: ROOM }
  const lines = await Promise.all([
    outlined(head, { ...line, y: 130, size: 84, face: 'title', colour: '#ffffff' }),
    outlined(await titleOf(animal), { ...line, y: 262, size: 108, face: 'title', colour: '#ffffff' }),
    outlined(looksOf(animal), { ...line, y: 336, size: 36, face: 'text', colour: light }),
    outlined(where, { ...line, y: 402, size: 36, face: 'strong', colour: '#ffffff' }),
    reward ? outlined('There’s a reward', { ...line, y: 466, size: 36, face: 'strong', colour: '#f9c76b' }) : '',
    outlined(kind === 'found' ? 'Is it yours, or do you know the keeper?' : 'Seen it? Tell the keeper where.', {
      ...line,
      y: 576,
      size: 32,
      face: 'text',
      colour: light,
    }),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">
    <rect width="100%" height="100%" fill="${back}"/>
    <rect width="${PHOTO}" height="100%" fill="#f3e3c8"/>
    ${faceOf(species, { x: 60, y: SHARE_PICTURE.height - 440, side: 440 })}
    ${lines.join('')}
  </svg>`
}
