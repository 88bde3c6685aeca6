/**
 * @generated SignedSource<<f52a712f41250dd1b91f12913771315c>>
 * @relayHash 3728c91302f8e077d428fa9a451f232e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 213e97ac0f13ebfd0e546c356d1286bc13f905bb932c0e794e5c3dcf9e39e51a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "213e97ac0f13ebfd0e546c356d1286bc13f905bb932c0e794e5c3dcf9e39e51a",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
