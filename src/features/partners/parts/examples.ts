/** One request as the page for developers prints it, and the answer that a sandbox key gets. `{prefix}` and `{key}` stand for the reader's own. */
export interface Example {
  title: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | null
  status: number
  answer: string
}

const BEARER = { authorization: 'Bearer {key}' }

const NEW_REGISTRATION = {
  pet: {
    chipNumber: '985000000000011',
    species: 'dog',
    breed: { kind: 'description', text: 'Brown terrier' },
    name: 'Moss',
    sex: 'female',
    neutered: 'no',
    colour: 'Brown',
    bornOn: '2026-01-20',
    bornExactly: true,
  },
  implant: { implantedOn: '2026-03-27', site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true },
  to: { email: 'keeper@example.org' },
}

const WAITING = { registrationId: '00000000-0000-4000-8000-000000000011', chipNumber: '985000000000011', status: 'waiting' }

const pretty = (value: object) => JSON.stringify(value, null, 2)

export const EXAMPLES: readonly Example[] = [
  {
    title: 'Look up a microchip',
    method: 'GET',
    path: '/api/partner/v1/chips/985000000000014',
    headers: BEARER,
    body: null,
    status: 200,
    answer: pretty({
      statusCode: 200,
      message: 'The answer',
      data: {
        chipNumber: '985000000000014',
        result: 'registeredHere',
        missing: 'missing',
        headline: 'This microchip is registered here',
        unproven: false,
        registers: [{ name: 'Homeward', phone: '0800 023 9384', site: null }],
      },
    }),
  },
  {
    title: 'Register a microchip',
    method: 'POST',
    path: '/api/partner/v1/registrations',
    headers: { ...BEARER, 'content-type': 'application/json', 'idempotency-key': 'visit-4711' },
    body: pretty(NEW_REGISTRATION),
    status: 200,
    answer: pretty({ statusCode: 200, message: 'The chip is registered, and we’ve asked the keeper to confirm', data: WAITING }),
  },
  {
    title: 'See how far a registration is',
    method: 'GET',
    path: `/api/partner/v1/registrations/${WAITING.registrationId}`,
    headers: BEARER,
    body: null,
    status: 200,
    answer: pretty({ statusCode: 200, message: 'Your registration', data: WAITING }),
  },
  {
    title: 'Register by VetXML',
    method: 'POST',
    path: '/api/vetxml/microchip-registration',
    headers: { apiuser: '{prefix}', apikey: '{key}', 'content-type': 'text/xml' },
    body: `<MicrochipRegistration>
  <OwnerDetails><EmailAddress>keeper@example.org</EmailAddress></OwnerDetails>
  <PetDetails>
    <Name>Moss</Name><Species>Canine</Species><Breed><FreeText>Terrier</FreeText></Breed>
    <DateOfBirth>20/01/2026</DateOfBirth><Gender>F</Gender><Colour>Brown</Colour><Neutered>false</Neutered>
  </PetDetails>
  <MicrochipDetails><MicrochipNumber>985000000000011</MicrochipNumber><ImplantDate>27/03/2026</ImplantDate></MicrochipDetails>
  <Authorisation>true</Authorisation>
</MicrochipRegistration>`,
    status: 200,
    answer: `<?xml version="1.0" encoding="UTF-8"?>
<MicrochipRegistrationResponse>
  <code>54108</code>
  <message>The animal is registered, and we’ve asked the keeper to confirm</message>
  <chipNumber>985000000000011</chipNumber>
  <chipFound>true</chipFound>
  <chipRegisterable>true</chipRegisterable>
</MicrochipRegistrationResponse>`,
  },
  {
    title: 'Forget the key',
    method: 'GET',
    path: '/api/partner/v1/chips/985000000000014',
    headers: {},
    body: null,
    status: 401,
    answer: pretty({
      statusCode: 401,
      message: 'Send your key as a bearer token, in the header authorization',
      error: 'Send your key as a bearer token, in the header authorization',
      code: 'keyNeeded',
    }),
  },
]

/** How a partner's server checks a webhook, in JavaScript. */
export const SIGNATURE_CHECK = `import { createHmac } from 'node:crypto'

export function isFromHomeward(headers, body, secret) {
  const isRecent = Math.abs(Date.now() / 1000 - headers['webhook-timestamp']) < 300
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`
  const expected = 'v1,' + createHmac('sha256', key).update(signed).digest('base64')
  return isRecent && headers['webhook-signature'].split(' ').includes(expected)
}`

/** An example as somebody types it into a terminal. */
export const asCurl = ({ method, path, headers, body }: Example, origin: string) =>
  [
    `curl ${method === 'POST' ? '-X POST ' : ''}'${origin}${path}'`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body ? [`-d '${body}'`] : []),
  ].join(' \\\n  ')
