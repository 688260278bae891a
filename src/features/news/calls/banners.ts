import { answer } from '#platform/server/answer.ts'
import { banners } from '../contract.ts'
import { bannersNow } from '../queries.ts'
import { BannerTone } from '../shapes.ts'

export default answer(banners, async ({ who, db, now }) => {
  const shown = await bannersNow(db, now, ['everyone', ...(who ? who.roles : ['guests'])])
  return {
    items: shown.map(({ id, text, tone, link, linkWords }) => ({
      id,
      text,
      tone: BannerTone.parse(tone),
      link: link && linkWords ? { to: link, words: linkWords } : null,
    })),
  }
})
