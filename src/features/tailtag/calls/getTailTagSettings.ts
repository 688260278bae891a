import { answer } from '#platform/server/answer.ts'
import { linkOf, printedShortCode, shortCodeOf } from '../codes.ts'
import { getTailTagSettings } from '../contract.ts'
import { hasPlus } from '../points.ts'
import { whatMay } from '../policy.ts'
import { cardOf, settingsOf, tagsOf, versionOfSettings } from '../queries.ts'

export default answer(getTailTagSettings, async ({ who, db, services, extensions }) => ({
  hasPlus: await hasPlus({ db, extensions }, who.id),
  tags: (await tagsOf(db, who.id)).flatMap(({ id, status, petId, card, petName, settings, statusAt, lastScanAt }) =>
    petName !== null
      ? {
          id,
          status,
          petId,
          card: cardOf(card),
          petName,
          shortCode: printedShortCode(shortCodeOf(services, id)),
          link: linkOf(services, id),
          activatedAt: statusAt,
          lastScanAt,
          settings: settingsOf(settings),
          version: versionOfSettings({ settings, card }),
          can: whatMay(who, { status }),
        }
      : [],
  ),
}))
