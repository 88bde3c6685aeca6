import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import '../theme/fonts.css'
import '../theme/tokens.css'
import './explorer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '../i18n/i18n.ts'
import { Explorer } from './Explorer.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('explorer.html has no #root')

void startI18n().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Explorer />
    </StrictMode>,
  ),
)
