import { useEffect, useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useEveryRow } from '#platform/web/useCall.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type getWheel, getWheelDraws } from '../contract.ts'
import { commitmentOf, wrongDraws } from '../draw.ts'

type Campaign = NonNullable<AnswerOf<typeof getWheel>['campaign']>
type Draw = AnswerOf<typeof getWheelDraws>['items'][number]

/** Draws every spin of a campaign again in this browser, and says what came of it. */
export function CheckedDraws({ campaign, seed }: { campaign: Campaign; seed: string }) {
  const query = useEveryRow(
    getWheelDraws,
    (paging) => ({ campaignId: campaign.id, ...paging }),
    ({ items, ...page }) => ({ items: items.map((draw) => ({ id: String(draw.number), ...draw })), ...page }),
  )
  return (
    <Loaded what="the draws" query={query} level={3}>
      {(draws) => <Verdict campaign={campaign} seed={seed} draws={draws} />}
    </Loaded>
  )
}

function Verdict({ campaign: { commitment, items }, seed, draws }: { campaign: Campaign; seed: string; draws: readonly Draw[] }) {
  const [found, setFound] = useState<{ isSealed: boolean; wrong: number[] } | null>(null)
  useEffect(() => {
    const drum = { seed, items }
    void Promise.all([commitmentOf(drum), wrongDraws(drum, draws)]).then(([fingerprint, wrong]) =>
      setFound({ isSealed: fingerprint === commitment, wrong }),
    )
  }, [seed, items, draws, commitment])
  if (!found) return <p role="status">Drawing {draws.length} spins again…</p>
  const { isSealed, wrong } = found
  if (!isSealed)
    return (
      <Notice kind="danger" live title="The fingerprint doesn’t match">
        The seed or the odds aren’t those we published. Tell us, and the Advertising Standards Authority.
      </Notice>
    )
  if (wrong.length > 0)
    return (
      <Notice kind="danger" live title="Some draws don’t match">
        These spins came out differently: {wrong.join(', ')}. Tell us, and the Advertising Standards Authority.
      </Notice>
    )
  return (
    <Notice kind="success" live title="Every draw is right">
      The fingerprint matches, and all {draws.length} spins come out as they did.
    </Notice>
  )
}
