# Copy to /etc/varnish/default.vcl. Then: varnishd -C -f /etc/varnish/default.vcl && systemctl restart varnish
#
# Varnish ends no TLS: Hitch does in front of it, with deploy/hitch.conf. deploy/varnish.service.conf starts Varnish with
# the addresses "plain" and "tls".

vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 1h;
  .between_bytes_timeout = 1h;
}

sub vcl_recv {
  if (local.socket == "plain") {
    return (synth(301));
  }
  # Varnish ends each answer after ten minutes, also one that flows. Event streams and downloads may take longer.
  set sess.send_timeout = 1d;
  # These replace what the client sends. From the PROXY protocol Varnish knows the address of the client.
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Proto = "https";
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Answers depend on the session, and those that do not are answered from memory by the platform.
  return (pass);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = "Upgrade";
}

sub vcl_synth {
  if (resp.status == 301) {
    set resp.http.Location = "https://" + req.http.Host + req.url;
    set resp.body = "";
    return (deliver);
  }
}
