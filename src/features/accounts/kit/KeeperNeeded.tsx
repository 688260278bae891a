import { lazyPart } from '#platform/web/lazypart.ts'

/** Says that something needs a keeper profile, with the way to add one. Only few ever see it. */
export const KeeperNeeded = lazyPart(() => import('../parts/profile/KeeperNeeded.tsx').then((part) => part.KeeperNeeded))
