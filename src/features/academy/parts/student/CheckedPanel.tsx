import { site } from '#src/site.ts'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'

/** Everything is passed, and our staff look at it before the certificate. */
export function CheckedPanel() {
  return (
    <Panel title="You’ve passed the exam and the practical" look="raised">
      <Box component="p" m={0}>
        We’re checking everything before we issue your certificate. There’s nothing you need to do: we’ll write to you as soon as it’s
        ready. If you have a question, call us on {site.phone}.
      </Box>
    </Panel>
  )
}
