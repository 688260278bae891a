import { IconPhone } from '@tabler/icons-react'
import { awayWords } from '#features/accounts/awayWords.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { milesText } from '#platform/text/miles.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { capitalised } from '#platform/text/sentence.ts'
import { useCall } from '#platform/web/useCall.ts'
import { ButtonLinkAway } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { searchVet } from '../contract.ts'

const ALL_VETS = 'https://findavet.rcvs.org.uk'

/** The nearest vets and rescues that want to be found, with their phone numbers, and where to find all the others. */
export function VetsNear({ at }: { at: Pick<CallInput<typeof searchVet>, 'near' | 'lat' | 'lng'> }) {
  const query = useCall(searchVet, { ...at, km: 30, pageSize: 5 })
  return (
    <Panel title="Vets and rescues near you" lead="Call before you go. Most scan a found animal for free.">
      <Loaded what="the vets" query={query} count={3} level={3}>
        {({ items }) => (
          <>
            <Lines label="Vets and rescues">
              {items.map(({ id, name, km, words, phone, emergencyPhone, isOpen, address, away }) => (
                <Box component="li" key={id} py="0.75rem">
                  <b>{name}</b>
                  <Box component="p" c="dimmed" m="0.125rem 0 0">
                    {capitalised(milesText(km * 1000))}, {words}. {address}
                  </Box>
                  {away && (
                    <Box component="p" m="0.125rem 0 0">
                      {awayWords(away)}
                    </Box>
                  )}
                  <Group gap="0.5rem" mt="0.5rem">
                    <Call name={name} phone={isOpen || !emergencyPhone ? phone : emergencyPhone} />
                  </Group>
                </Box>
              ))}
            </Lines>
            <p>
              <a href={ALL_VETS} rel="noopener noreferrer">
                Find any vet practice on the RCVS register
              </a>
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Call({ name, phone }: { name: string; phone: string }) {
  return (
    <ButtonLinkAway weight="plain" size="sm" icon={<IconPhone size={18} aria-hidden="true" />} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      Call {shownPhone(phone)} <VisuallyHidden>{name}</VisuallyHidden>
    </ButtonLinkAway>
  )
}
