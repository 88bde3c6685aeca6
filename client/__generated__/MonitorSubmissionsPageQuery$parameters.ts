/**
 * @generated SignedSource<<56c584d351ff12bd327c48ed3880aeb8>>
 * @relayHash c8f8b96e94650c1958170f4883a49b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aeb05c7b56abea028ff789edb2cb2cd8f437c7d3654b6c13123add53ed3f850

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aeb05c7b56abea028ff789edb2cb2cd8f437c7d3654b6c13123add53ed3f850",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
