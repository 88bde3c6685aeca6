import { testEveryScreen } from '../kit/browser/every-screen.ts'

testEveryScreen('phone', ['light', 'dark'])
