import { fileUrl } from '#features/files/queries.ts'
import { londonDate, span } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { exportMyData } from '../contract.ts'
import { everythingOf } from '../export.ts'
import { FILE_LINKS_DAYS } from '../kit/kept.ts'

export default answer(exportMyData, async ({ who, db, now, extensions, services, give }) => {
  const seconds = span({ days: FILE_LINKS_DAYS }) / 1000
  const linkTo = (fileId: string) => services.config.publicUrl + signedUrl(fileUrl(fileId), services.codes, now, seconds)
  const bytes = Buffer.from(JSON.stringify(await everythingOf(db, extensions, who.id, now, linkTo), null, 2))
  give({ bytes, type: 'application/json; charset=utf-8', name: `homeward-${londonDate(now)}.json` })
  return null
})
