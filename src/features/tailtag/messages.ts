import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

interface Scanned {
  tagId: string
  /** Null where the pet isn’t on the register. */
  petId: string | null
  petName: string
  /** Where the finder says they are; empty where they haven’t said. */
  placeWords: string
  /** How sure the place is that their device gave; null where it gave none. */
  howSure: string | null
  canHold: boolean
}

const theirWords = (placeWords: string) => `They say where they are: “${placeWords}”.`

const STILL = {
  said: 'They may still share their location or write to you, so keep your phone close.',
  silent: 'They haven’t said where they are. They may still do that or write to you, so keep your phone close.',
}

/** To the keeper whose tag was scanned. */
export const tagScanned = ({ tagId, petId, petName, placeWords, howSure, canHold }: Scanned): Notice => ({
  kind: 'urgent',
  source: `tag/${tagId}`,
  subject: `Someone scanned ${petName}’s tag`,
  paragraphs: [
    [
      `Someone has just scanned ${petName}’s tag${howSure ? ` and shared their location, ${howSure}` : ''}.`,
      ...(placeWords ? [theirWords(placeWords)] : []),
      ...(canHold ? [`They can keep ${petName} safe until you come.`] : []),
    ].join(' '),
    howSure ? 'See the place on the map.' : STILL[placeWords ? 'said' : 'silent'],
  ],
  button: { words: 'Open the tracker', link: paths.tracker(petId ? { pet: petId } : { tag: tagId }) },
  text: `${site.name}: Someone scanned ${petName}’s tag${howSure ? ` and shared their location, ${howSure}` : ''}.${placeWords && ` ${theirWords(placeWords)}`} See:`,
  fixed: {
    subject: 'Someone scanned your pet’s tag',
    paragraphs: ['Someone has scanned a tag registered with this address. Sign in to see more, and confirm this address.'],
    button: { words: 'Open the tracker', link: paths.tracker() },
    text: `${site.name}: Someone scanned your pet’s tag. Sign in to see more:`,
  },
})

interface ForContact {
  tagId: string
  petName: string
  keeperName: string
  placeWords: string | null
}

/** To somebody whom the keeper named, while the keeper has not looked. */
export const contactTold = ({ tagId, petName, keeperName, placeWords }: ForContact): Notice => ({
  kind: 'urgent',
  source: `tag/${tagId}`,
  subject: `Someone scanned ${petName}’s tag`,
  paragraphs: [
    `Someone scanned ${petName}’s tag.${placeWords ? ` ${theirWords(placeWords)}` : ''} ${keeperName} hasn’t seen our message yet, and named you as someone to tell.`,
    `Ring ${keeperName}, or help if you’re nearby. The finder doesn’t have your details.`,
  ],
  text: `${site.name}: Someone scanned ${petName}’s tag.${placeWords ? ` ${theirWords(placeWords)}` : ''} ${keeperName} hasn’t seen it yet. Ring them or help.`,
  fixed: {
    subject: 'Someone scanned the tag of a pet whose keeper named you',
    paragraphs: [
      'Someone scanned the tag of a pet. Its keeper named you as someone to tell, and hasn’t seen our message yet. If you know who that is, ring them.',
    ],
    text: `${site.name}: Someone scanned the tag of a pet whose keeper named you. If you know who that is, ring them.`,
  },
})

/** To the new keeper of a pet that wears a tag. */
export const newPin = ({ petName, shortCode, pin }: { petName: string; shortCode: string; pin: string }): Notice => ({
  subject: `${petName}’s tag needs you to activate it`,
  paragraphs: [
    `The tag ${shortCode} that ${petName} wears has forgotten everything about its last keeper. Activate it with the PIN ${pin}, and it leads anyone who finds ${petName} to you.`,
    'It’s free. Don’t tell anyone the PIN.',
  ],
  button: { words: 'Activate the tag', link: paths.tailTagSettings },
})
