import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'

/** What somebody can expect who books an implanter. */
export function HowItWorks() {
  return (
    <Columns min="17rem">
      <Panel title="How it works">
        <Ticks
          lines={[
            'Enter your postcode, and choose who suits you',
            'Pick a free time at the clinic or at your home',
            'The implanter says yes within 24 hours, or you get your deposit back',
            'We remind you, and you can move the visit until the day before',
          ]}
        />
      </Panel>
      <Panel title="Who you’ll find here">
        <Ticks
          lines={[
            'Vets, vet nurses and trained implanters whose certificate we’ve checked',
            'All of them have told us they’re insured',
            'Only for the animals they’re allowed to chip',
            'Reviewed by people who had a visit',
          ]}
        />
      </Panel>
      <Panel title="When you must chip">
        <Box component="p" m={0}>
          In the UK a dog must be chipped by the time it’s 8 weeks old, and in England a cat by 20 weeks. The keeper’s details must be on a
          register as well, which is what we’re for.
        </Box>
      </Panel>
    </Columns>
  )
}
