import { LAWS, NATIONS } from '#knowledge/chippinglaw/nations.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'

/** The law of each nation, with what it rests on. */
export function NationLaws() {
  return (
    <Section
      id="law"
      title="The law where you live"
      lead="A pet that must be chipped must also be on a register, with details that are right. That’s the duty of its keeper: the person it normally lives with."
    >
      <Columns min="24rem">
        {NATIONS.map((nation) => {
          const { name, dogs, cats, duties, penalty, instrument, link, guidance } = LAWS[nation]
          return (
            <Panel
              title={name}
              level={3}
              key={nation}
              footer={
                <Box fz="sm" display="grid" style={{ gap: '0.375rem' }}>
                  <a href={link} rel="noopener noreferrer">
                    {instrument}
                  </a>
                  <a href={guidance.link} rel="noopener noreferrer">
                    {guidance.words}
                  </a>
                </Box>
              }
            >
              <FactList
                facts={[
                  { label: 'Dogs', value: dogs },
                  { label: 'Cats', value: cats },
                ]}
              />
              <Box mt="1rem">
                <Bullets gap="0.5rem">
                  {duties.map((duty) => (
                    <li key={duty}>{duty}</li>
                  ))}
                </Bullets>
              </Box>
              <Box component="p" m="1rem 0 0">
                <b>If you don’t:</b> {penalty}
              </Box>
            </Panel>
          )
        })}
      </Columns>
      <Box component="p" c="dimmed" mt="1.25rem" maw="52rem">
        If a vet thinks that a chip would harm your pet, they can certify that it’s exempt, and for how long. A dog in a public place in
        England, Wales and Scotland must also wear its keeper’s name and address on its collar. A chip doesn’t replace that.
      </Box>
    </Section>
  )
}
