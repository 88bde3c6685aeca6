import { testEveryScreen } from '../kit/browser/every-screen.ts'

testEveryScreen('desk', ['dark', 'light'])
