import { useState } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { isSignedBy, partsOf } from './signature.ts'

const KEYS = '/.well-known/jwks.json'

/** How anyone can check the signature without taking this page's word for it. */
export function CheckYourself({ proof, keyId }: { proof: string; keyId: string | null }) {
  return (
    <Panel
      title="Check it yourself"
      lead="The code is an ordinary signed token (JWS). Any JWS library will tell you the same as this page."
    >
      <Box mb="1rem">
        <Bullets numbered>
          <li>
            Get our public key from <a href={KEYS}>{KEYS}</a>: type Ed25519, id{' '}
            <Box component="code" fz="0.9em" style={{ overflowWrap: 'anywhere' }}>
              {keyId}
            </Box>
            .
          </li>
          <li>Use it to check the code, with the EdDSA algorithm. The part after the first dot says what the answer was:</li>
        </Bullets>
      </Box>
      <Box
        component="pre"
        bg="var(--ui-sunk)"
        bdrs="md"
        ff="monospace"
        fz="sm"
        m={0}
        p="1rem 1.25rem"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {JSON.stringify(partsOf(proof)?.claims, null, 2)}
      </Box>
      <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 1.25rem">
        <b>k</b> kind: l lookup, c certificate, i implanter’s certificate · <b>n</b> number · <b>r</b> result · <b>m</b> reported missing or
        stolen · <b>h</b> holder · <b>p</b> pet · <b>s</b> species · <b>a</b> when, in seconds since 1970
      </Box>
      <Scripted>
        <Group gap="0.75rem">
          <CopyButton text={proof}>Copy the code</CopyButton>
          <CheckHere proof={proof} />
        </Group>
      </Scripted>
    </Panel>
  )
}

type Outcome = 'right' | 'wrong' | 'unable'

/** The same check, made by the browser with the published key. */
function CheckHere({ proof }: { proof: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const check = async () => {
    const keys: unknown = await fetch(KEYS).then((response) => response.json())
    return (await isSignedBy(keys, proof)) ? ('right' as const) : ('wrong' as const)
  }
  return (
    <>
      <ActionButton weight="plain" size="sm" onClick={() => void check().then(setOutcome, () => setOutcome('unable'))}>
        Check it in this browser
      </ActionButton>
      {outcome && (
        <Notice kind={outcomes[outcome].kind} live>
          {outcomes[outcome].words}
        </Notice>
      )}
    </>
  )
}

const outcomes = {
  right: { kind: 'success', words: 'Your browser checked the signature itself: it’s right.' },
  wrong: { kind: 'danger', words: 'Your browser checked the signature itself: it’s wrong.' },
  unable: { kind: 'info', words: 'Your browser can’t check it: it’s offline, or doesn’t support Ed25519. A newer browser can.' },
} as const
