/**
 * @generated SignedSource<<50f685f2ac674af75666f97f7a129acc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogLevel = "Error" | "Fatal" | "Information" | "Warning";
import type { FragmentRefs } from "relay-runtime";
export type LogRow_entry$data = {
  readonly ip: string | null | undefined;
  readonly level: LogLevel;
  readonly message: string;
  readonly status: string | null | undefined;
  readonly time: string;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "LogRow_entry";
};
export type LogRow_entry$key = {
  readonly " $data"?: LogRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "LogEntry",
  "abstractKey": null
};

(node as any).hash = "a17f9a8f8a3c4c1cd0d0d1c774322c37";

export default node;
