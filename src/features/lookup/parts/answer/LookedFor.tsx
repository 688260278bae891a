import { Box, Group } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { ChipResult } from '../../shapes.ts'

/** For whoever looks up an animal that its keeper looks for: that they do, and what matters most. */
export function LookedFor({ answer: { missing, unproven, relay, shown, looks } }: { answer: ChipResult }) {
  if (!missing) return null
  const run = relay ? 'Use the form below to message its keeper now, even if you can no longer see the animal.' : 'Call us now.'
  if (missing === 'missing')
    return (
      <Notice kind="danger" title="Someone is looking for this animal">
        {unproven ? 'Someone whose record isn’t proven yet has reported it missing.' : 'Its keeper has reported it missing.'} {run}
        {looks && <Looks {...looks} />}
      </Notice>
    )
  return (
    <Notice kind="danger" title="This animal has been reported stolen">
      {run} Don’t hand it to anyone who asks for it. Tell the police on <a href="tel:101">101</a> and give them the number {shown}.
      {looks && <Looks {...looks} />}
    </Notice>
  )
}

/** So that a finder can be sure that it is this animal. */
function Looks({ colour, markings, photoUrl }: NonNullable<ChipResult['looks']>) {
  return (
    <Group gap="1rem" mt="1rem">
      {photoUrl && (
        <Box component="img" bdrs="1rem" style={{ objectFit: 'cover' }} src={photoUrl} width={128} height={128} alt="The missing animal" />
      )}
      <Box component="span">
        <b>Is this the animal?</b> {[colour, markings].filter(Boolean).join('. ')}
      </Box>
    </Group>
  )
}
