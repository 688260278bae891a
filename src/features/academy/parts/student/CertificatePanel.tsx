import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { downloadCertificate } from '#features/pets/contract.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { download } from '#platform/web/download.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Certificate, Training } from '../../shapes.ts'
import { CERTIFICATE_WORDS, kindsAlone } from '../words.ts'

/** The certificate of somebody who has passed everything, and the way to work with it. */
export function CertificatePanel({ certificate, may }: { certificate: Certificate; may: Training['can']['becomeImplanter'] }) {
  const { number, status, species, courseApproval, provider, assessor, issuedOn, additions, refreshBy, why } = certificate
  const { label, tone } = CERTIFICATE_WORDS[status]
  return (
    <Panel
      title="Your certificate"
      look="raised"
      footer={
        <Group gap="0.75rem 1.25rem">
          <DownloadButton certificate={certificate} />
          {may === true && (
            <ButtonLink weight="plain" to={paths.becomeImplanter(number, species)}>
              Become an implanter
            </ButtonLink>
          )}
          <Link to={paths.verify(number)}>See what others see</Link>
        </Group>
      }
    >
      <Rows>
        {why && (
          <Notice kind="warning" title="It doesn’t count at the moment">
            {why}
          </Notice>
        )}
        {!courseApproval && (
          <Notice kind="warning" title="CPD, not an authority to implant">
            Your course isn’t approved by the Secretary of State, so this certificate gives no right to implant.
          </Notice>
        )}
        <FactList
          facts={[
            { label: 'Number', value: number },
            { label: 'Status', value: <StatusTag tone={tone}>{label}</StatusTag> },
            { label: 'Animals', value: kindsAlone(species) },
            { label: 'Course approval', value: courseApproval ?? 'None' },
            { label: 'Course', value: provider },
            { label: 'Assessor', value: assessor },
            { label: 'Issued', value: whenText(issuedOn, 'day') },
            ...additions.map(({ species: kind, on, provider }) => ({
              label: `${speciesWords[kind].label} added`,
              value: `${whenText(on, 'day')}, ${provider}`,
            })),
            { label: 'Next refresher by', value: whenText(refreshBy, 'day') },
          ]}
        />
      </Rows>
    </Panel>
  )
}

function DownloadButton({ certificate: { id, number } }: { certificate: Certificate }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadCertificate, { kind: 'implanter', id }, `Certificate ${number}.pdf`)
    setBusy(false)
  }
  return (
    <ActionButton icon={<IconCertificate size={20} aria-hidden="true" />} busy={busy} onClick={save}>
      Download the certificate
    </ActionButton>
  )
}
