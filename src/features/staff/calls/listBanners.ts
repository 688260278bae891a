import { bannersToCome } from '#features/news/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listBanners } from '../contract.ts'
import { commandFor } from '../next.ts'

export default answer(listBanners, async ({ db, now }) => ({
  items: (await bannersToCome(db, now)).map(({ id, text, link, audience, shownFrom, shownUntil }) => ({
    bannerId: id,
    text,
    link: link ?? '',
    audience,
    shownFrom,
    shownUntil,
    next: [commandFor('end-banner', id)],
  })),
}))
