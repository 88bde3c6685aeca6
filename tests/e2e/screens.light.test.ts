import { testEveryScreen } from '../kit/every-screen.ts'

testEveryScreen('light')
