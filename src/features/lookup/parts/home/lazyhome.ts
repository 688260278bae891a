import { deferredPart } from '#platform/web/lazypart.ts'

/** The reasons to trust this register, and the picture: the server draws them, and the page listens before they do. */
export const { Part: Reasons, prepare: prepareReasons } = deferredPart(() => import('./Reasons.tsx').then((all) => all.Reasons))
export const { Part: HeroScene } = deferredPart(() => import('#ui/art/HeroScene.tsx').then((all) => all.HeroScene))
export const { Part: Banners } = deferredPart(() => import('#features/news/kit/Banners.tsx').then((all) => all.Banners))
