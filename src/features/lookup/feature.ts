import { personalData } from '#features/accounts/points.ts'
import { animalLetters } from '#features/chat/points.ts'
import { tellsOfHeld } from '#features/welfare/points.ts'
import { feature } from '#platform/extension.ts'
import { routes } from '#platform/server/routes.ts'
import { serveRegisters } from './http.ts'
import { letters } from './letters.ts'
import { lookupData } from './personaldata.ts'
import { serveMessageForm } from './plainform/http.ts'
import { tellOfHeld } from './tellOfHeld.ts'

export default feature({
  name: 'lookup',
  provides: [personalData(lookupData), routes(serveRegisters), routes(serveMessageForm), animalLetters(letters), tellsOfHeld(tellOfHeld)],
})
