import { deferredPart } from '#platform/web/lazypart.ts'

/** Drawn by the server at the foot of every page; its code comes when the visitor first does something. */
export const { Part: NewsletterBox } = deferredPart(() =>
  import('#features/newsletter/kit/NewsletterBox.tsx').then((all) => all.NewsletterBox),
)
