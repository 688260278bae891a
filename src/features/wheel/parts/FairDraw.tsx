import { Suspense, useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getWheel } from '../contract.ts'

type Campaign = NonNullable<AnswerOf<typeof getWheel>['campaign']>

const CheckedDraws = lazyPart(() => import('./CheckedDraws.tsx').then((all) => all.CheckedDraws))

/** WHEEL-4: how anyone can check that nothing was changed. */
export function FairDraw({ campaign }: { campaign: Campaign }) {
  const [isChecking, setChecking] = useState(false)
  const { commitment, seed, isOver, spins } = campaign
  return (
    <Panel
      title="Check that the draw is fair"
      lead="Before the competition opened we chose a secret seed, and published the fingerprint of the seed and the odds. Your browser adds a random word of its own to your spin, so we couldn’t choose the result. Once it’s over we publish the seed, and you can draw every spin again."
    >
      <FactList
        facts={[
          { label: 'Fingerprint (SHA-256)', value: <Long>{commitment}</Long> },
          { label: 'Seed', value: seed ? <Long>{seed}</Long> : 'Published once the competition is over' },
          { label: 'Spins so far', value: String(spins) },
        ]}
      />
      {isOver && seed && !isChecking && <ActionButton onClick={() => setChecking(true)}>Draw every spin again</ActionButton>}
      {isChecking && seed && (
        <Suspense>
          <CheckedDraws campaign={campaign} seed={seed} />
        </Suspense>
      )}
    </Panel>
  )
}

function Long({ children }: { children: string }) {
  return (
    <Box component="code" fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
