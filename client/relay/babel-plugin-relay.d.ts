declare module 'babel-plugin-relay' {
  import type { PluginTarget } from '@babel/core'
  const plugin: PluginTarget
  export default plugin
}
